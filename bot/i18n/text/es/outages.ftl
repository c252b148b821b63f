# Lo que se dice cuando algo anda mal en el lugar donde se juega.

# $channel is a mention, $permissions are their names as Discord's settings have them.
permission-missing = ⚠️ Mesa { $table }: en { $channel } me faltan permisos: **{ $permissions }**. { $effect } Quien administra el servidor puede devolvérmelos en Editar canal → Permisos.
# One of these is $effect.
permission-effect-panel = Puede que el mensaje de la mesa no esté al día; sus botones y tus mensajes directos siguen funcionando.
permission-effect-post = No puedo escribir mensajes nuevos, así que la mesa sigue en el que ya hay.
permission-effect-pictures = Mientras tanto no hay imágenes.
permission-effect-other = Mientras tanto la partida sigue.

# $channel and $bot are mentions.
private-thread = ⚠️ Mesa { $table }: { $channel } es un hilo privado y yo no estoy en él. Menciona allí al bot para añadirlo: escribe { $bot } en { $channel }. Entonces la partida sigue allí por sí sola; hasta entonces el mensaje de la mesa puede no estar al día, pero sus botones y tus mensajes directos funcionan.
channel-gone = ⚠️ El canal de la mesa { $table } ya no existe. La partida sigue: tus cartas llegan aquí. /mesa en este mensaje muestra la mesa; en otro canal del servidor, /mesa con el número { $table } la lleva allí.
