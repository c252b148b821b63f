# Donde el bot no está, pero alguien lo ha traído.

panel-asleep = ⏳ Hace rato que no se pulsa nada aquí; pulsa Actualizar para ver cómo va.
abroad-for-you-alone = Solo tú ves esta mesa: en este servidor, las aplicaciones que alguien se ha instalado para sí no pueden escribir para todos. El permiso se llama **Usar aplicaciones externas**; quien administra el servidor puede darlo para todos los canales o para uno. Aquí puedes jugar a solas con bots; en un chat de grupo, o en un servidor donde soy miembro, también los demás ven la mesa.
