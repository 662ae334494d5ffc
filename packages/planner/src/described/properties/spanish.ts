/** What is written down in Spanish, `names: line`; a name with a star also fits whatever begins with it. */
export const SPANISH = `
nombre de pila: text Amara|Mateo|Yuki|Lena|Omar|Priya
apellido|apellidos: text Okafor|Ramos|Tanaka|Keller|Haddad
nombre|nombre completo|persona|contacto|persona de contacto|nombre del contacto: text @people
dueño|dueña|propietario|autor|autora|cliente|nombre del cliente|huésped|inquilino|casero|paciente|miembro|socio|participante|jugador|alumno|alumna|estudiante|profesor|profesora|maestro|entrenador|empleado|conductor|responsable|encargado|quién|contacto de emergencia|donante|vendedor|ayudante|director|compositor|fotógrafo|traductor|ponente|rival|criador|asignado a|hecho por: text @people
médico|doctor|doctora|veterinario|dentista: text Dra. Amara O.|Dr. Mateo R.|Dra. Lena K.|Dr. Omar H.
*teléfono|teléfono|móvil|celular|número de teléfono: phone
correo|correo electrónico|email|e-mail: email
*dirección|dirección|domicilio: location @places
*lugar|lugar|ubicación|sitio|dónde|punto de encuentro|lugar de recogida: location @places
calle: text Calle del Molino|Calle del Puerto|Camino de los Tilos|Calle Mayor
código postal: text 28013|08001|41004|4000
ciudad|localidad|pueblo: text Mérida|Vigo|Oaxaca|Rosario|Cuenca
país|país de origen: text Portugal|Japón|Kenia|Noruega|México
fecha de nacimiento|cumpleaños|nacimiento: date -20000..-3000
sexo|género de la persona: choice femenino|masculino|otro|desconocido
edad: number 1..60 años
profesión|oficio|ocupación: text electricista|enfermera|maestro|arquitecta|panadero
empresa|compañía|organización|asociación: text Hale e Hijos|Talleres Lindqvist|Brandt y Cía|Quiroga Diseño
idioma|lengua: choice español|inglés|francés|alemán|portugués|árabe
familia|hogar: text familia Okafor|familia Ramos|familia Keller|familia Larsen
personas|número de personas|invitados|número de invitados|comensales: number 1..8
hijo|hija|niño|niña|hijos: text Noor|Emilio|Ana|Leo|Teresa
curso|clase|grupo: choice 1A|1B|2A|2B|3A|4B
asignatura|materia: choice matemáticas|lengua|inglés|ciencias|arte|música
*nota de examen|calificación: number 4.0..10.0
deberes|tarea escolar: text página 34, ejercicio 2|leer el capítulo 5|12 palabras|ficha de ángulos
*tema|tema: text fracciones|fotosíntesis|los romanos|volcanes
asistencia|presente|asistió: boolean 85
permiso|consentimiento|autorización|acepta: boolean 75
palabra|vocablo|expresión: text atardecer|umbral|llovizna|azar
traducción: text dusk|threshold|drizzle|chance
significado: text poco antes de la noche|entrada de una casa|lluvia ligera|sin planearlo
ejemplo|frase de ejemplo: text Ella esperó en el umbral|Llovizna todo el día|Nos vimos por azar|Salimos al atardecer
categoría gramatical: choice sustantivo|verbo|adjetivo|adverbio|preposición
mascota|animal|perro|gato|caballo|nombre de la mascota: text Miso|Bizcocho|Oliva|Juno|Pimienta
especie|tipo de animal: choice perro|gato|conejo|pájaro|otro
raza: text mestizo|pelo corto|raza local|cruce
esterilizado|castrado|con chip: boolean 65
número de chip|microchip: text 276098104417|528140000832|620093011156|941000022094
vacuna|vacunas: choice rabia|moquillo|gripe|tétanos|ninguna
fecha de vacunación|última vacuna|desparasitado|última visita al veterinario: date -300..-5
próxima vacuna: date 10..330
comida|alimento|pienso: text pienso seco|comida húmeda|heno|verduras
colmena: text Colmena 1|Colmena 2|Colmena 4|Núcleo 1
reina vista|huevos vistos: boolean 65
color de la reina: choice blanco|amarillo|rojo|verde|azul
varroa: number 0..24
huevos: number 2..18
habitación|cuarto|sala: choice cocina|baño|dormitorio|salón|pasillo|garaje
aparato|*aparato|equipo|electrodoméstico: text lavadora|lavavajillas|nevera|horno|secadora
lectura del contador|lectura: number 12040..48200
*consumo|consumo: number 4..320 kWh
contenido: text abrigos|luces|libros de texto|juegos|cables
prestado a|prestada a: text @people
prestado el|fecha de préstamo: date -40..-1
devolver antes de|fecha de devolución|devolución: date 2..30
planta|*planta|nombre de la planta: text monstera|albahaca|lavanda|tomate|helecho
variedad: text Roja Temprana|Reina de Oro|Blanca Larga|Azul del Lago
bancal|parcela: text Bancal 1|Bancal 2|bancal sur|invernadero
siembra|fecha de siembra|sembrado|plantado|fecha de plantación: date -80..-5
cosecha|*cosecha|rendimiento: number 0.3..9.0 kg
fecha de cosecha|cosechado: date -40..0
suelo|tierra: choice arenoso|franco|arcilloso|con humus
luz|exposición: choice sol|media sombra|sombra
último riego|regado: date -7..0
matrícula|placa|patente: text 4107 KLR|2720 BXT|8831 MNS|5120 WKD
número de bastidor|bastidor: text WX0ZZZ81KA402817|VF1120MK2118339|SN4HL77120B0415|ZK9R20190338
vehículo|*vehículo|coche|carro|auto: text familiar azul|furgoneta blanca|sedán gris|utilitario rojo
kilometraje|cuentakilómetros: number 18400..164000 km
kilómetros|distancia|recorrido: number 1.0..42.0 km
combustible|tipo de combustible: choice gasolina|diésel|eléctrico|híbrido
litros|litros repostados: number 18.0..58.0 l
profundidad del dibujo: number 2..8 mm
neumático|neumáticos|llantas: choice verano|invierno|todo tiempo
itv|próxima itv|próxima revisión|próximo mantenimiento: date 10..360
última revisión|último mantenimiento|cambio de aceite: date -330..-5
seguro|aseguradora|compañía de seguros: text Aliso Seguros|Puerto Seguro|Lindenfeld|Tres Ríos
número de póliza|póliza|número de contrato: text AS-402817|PS 118-339|LF 77120|TR-2019-0338
material|*material|materiales: text roble|lino|acero inoxidable|lana|cerámica
herramienta|*herramienta: text cepillo|formón|taladro|sargento
proyecto|*proyecto: text banco de jardín|jersey de lana|casa de pájaros|estante de roble
marca|fabricante: text Hale e Hijos|Lindqvist|Brandt y Cía|Quiroga|Okafor
modelo|*modelo: text Clásico 20|Compacto 4|Modelo 12|Serie B
número de serie: text SN 402817|SN 118-3394|7K20-0415|SN 77120
número|código|*código|referencia: text 1042|1057|1063|1088
hilo|lana|hilado: text Prado DK|Mar del Norte|Merino Colina|Brezo
número de aguja|agujas: choice 2,5 mm|3 mm|3,5 mm|4 mm|5 mm
lote|lote de tinte|*lote: text 4107|2 B 27|118 C|0815
tela|tejido: choice algodón|lino|lana|vaquero|punto
esmalte: text Celadón 4|Tenmoku|Blanco mate|Verde ceniza
libro|*libro|título del libro: text El camino de la sal|Un jardín de invierno|Cartas de Graz|El molino quieto
película|*película: text La orilla larga|Barcos de papel|Autobús nueve|Dos veranos
editorial: text Libros del Puerto|Calle del Molino|Casa del Aliso|Luz del Norte
género|*género: choice drama|comedia|policíaca|fantasía|historia
páginas|número de páginas: number 96..640 páginas
fecha de lectura|leído el|visto el: date -120..0
leído|leída|visto|vista: boolean 50
cámara: text telemétrica 35 mm|formato medio|réflex 35 mm|estenopeica
objetivo|lente: text 50 mm f/1.8|35 mm f/2|28 mm f/2.8|85 mm f/1.9
carrete|tipo de película: text negativo color 400|blanco y negro 100|diapositiva 50|blanco y negro 400
artista|banda|grupo musical: text Las Mareas|Amara O.|Cinco Molinos|Faroles de Papel
álbum|disco: text Marea baja|Cuartos verdes|Trenes lentos|Mercado nocturno
receta|plato|*plato: text sopa de lentejas|arroz con tomate|guiso de alubias|tarta de ciruela
ingredientes: lines 200 g de lentejas;1 cebolla;2 zanahorias||300 g de arroz;4 tomates||500 g de harina;7 g de levadura
pasos|preparación|elaboración: lines Cortar;Cocer 20 minutos;Sazonar||Mezclar;Dejar subir;Hornear
raciones|porciones: number 1..8
tiempo de preparación|tiempo de cocción: duration 10..120
tipo de comida: choice desayuno|almuerzo|cena|merienda
calorías: number 80..720 kcal
alergia|alergias|alérgenos|intolerancias|intolerancia: tags ninguna|frutos secos|leche|huevo|polen|gluten
dieta|preferencia de menú|menú: choice todo|vegetariano|vegano|sin gluten
caducidad|fecha de caducidad|vence|vencimiento|válido hasta: date 10..400
producto|*producto|artículo|*artículo: text avena|aceite de oliva|té negro|lentejas rojas|miel
unidad|unidad de medida: choice pieza|g|kg|ml|l|paquete
bebida: text limonada|infusión|café|zumo de manzana
restaurante: text La Garza Azul|Cocina del Molino|Casa Olmo|La Taza
mesa: text Mesa 2|Mesa 4|Mesa 7|Mesa 11
deporte: choice correr|ciclismo|natación|escalada|tenis
ejercicio|*ejercicio: text sentadilla|peso muerto|press de banca|dominada|plancha
repeticiones: number 5..15
series: number 2..5
cinturón|color de cinturón: choice blanco|amarillo|naranja|verde|azul|marrón|negro
dorsal|número de camiseta: number 1..99
equipo contrario|equipo rival: text Campo Norte|Puerto 09|El Molino|Casco Viejo
resultado|marcador: text 3 a 1|2 a 2|0 a 1|4 a 2
canción|*canción|pieza: text Canción del puerto|Lluvia lenta|Dos puentes|Vals de invierno
instrumento: choice piano|guitarra|violín|chelo|flauta|trompeta
voz|cuerda del coro: choice soprano|contralto|tenor|bajo
tonalidad: choice do mayor|sol mayor|re mayor|fa mayor|la menor|mi menor
tempo: number 60..168 bpm
pez|pescado|captura: text lucio|perca|carpa|trucha
cebo: text lombriz|cucharilla|pan|maíz
marea: choice baja|subiendo|alta|bajando
medicamento|*medicamento|medicina|medicación: text ibuprofeno|vitamina D|pastilla de tensión|espray de alergia
dosis: text 1 comprimido|medio comprimido|5 ml|2 gotas
tomado|tomada|administrado: boolean 85
síntoma|síntomas: tags dolor de cabeza|cansancio|tos|náuseas|dolor de espalda
desencadenante|desencadenantes: tags estrés|tiempo|comida|poco sueño|pantallas
dolor|nivel de dolor|estrés: number 1..10
presión arterial|tensión: text 118/76|124/80|131/84|127/79
pulso: number 54..98 bpm
glucosa|azúcar en sangre: number 74..188 mg/dl
grupo sanguíneo|tipo de sangre: choice A+|A-|B+|B-|AB+|AB-|0+|0-
peso corporal: number 52.0..98.0 kg
sueño|horas de sueño|horas dormidas: number 4.5..9.0 h
estado de ánimo|ánimo|humor: choice genial|bien|regular|mal
seguro médico: choice público|privado|ninguno
número de socio: text M-0104|M-0117|M-0231|M-0340
socio desde|miembro desde|fecha de alta|desde: date -2400..-30
cuota|*cuota: money 12..120 EUR
donación|*donación|donativo: money 5..400 EUR
evento|*evento|acto: text fiesta de verano|jornada abierta|noche de cine|concierto
turno|*turno: choice mañana|mediodía|tarde|noche
tarea|*tarea: text limpiar canalón|engrasar bisagras|purgar radiadores|pintar valla
asiste|confirmación|respuesta a la invitación: choice sí|no|quizás|sin respuesta
confirmado|confirmada|inscrito|inscrita: boolean 70
factura|número de factura: text 2024-041|2024-058|2024-117|2025-003
fecha de factura|fecha de pago|pagado el: date -60..-1
fecha límite|plazo|fecha de vencimiento|fecha de entrega|entrega: date 2..45
forma de pago|método de pago: choice efectivo|tarjeta|transferencia|domiciliación
pagado|pagada: boolean 60
*precio|precio|*coste|coste|*costo|costo|importe|*importe|monto|*monto|valor|*valor|total|tarifa|propina|cantidad pagada: money 5..240 EUR
alquiler|renta|*alquiler: money 480..1680 EUR
gastos de comunidad: money 60..280 EUR
fianza|depósito|anticipo|señal: money 40..900 EUR
sueldo|salario|ingreso|ingresos: money 1200..4200 EUR
precio por hora|tarifa por hora: money 14..85 EUR
gasto|gastos|*gasto: money 4..240 EUR
saldo: money 40..3200 EUR
descuento: percent 5..40
iva|impuesto: choice 0 %|4 %|10 %|21 %
nif|cif|número fiscal|dni: text 40281771-K|B-1183394|77120041-S|X2019033-M
número de cliente|número de pedido|número de reserva: text 10417|10423|10458|10502
fecha de compra|fecha de pedido|comprado el|fecha de envío|recibido el: date -60..-1
existencias|stock|inventario: number 0..48
existencias mínimas|stock mínimo: number 2..12
proveedor|*proveedor: text Hale e Hijos|Lindqvist|Brandt y Cía|Comercial Okafor
estante|almacén|ubicación en almacén|estantería: text A1|A3|B2|B4
piso|apartamento|vivienda|propiedad|inmueble: text Calle del Molino 4|Los Tilos 12|Calle Mayor 7|El Puerto 31
planta del edificio|altura del piso: choice sótano|bajo|1.º|2.º|3.º
habitaciones|dormitorios|número de habitaciones: number 1..6
superficie|metros cuadrados: number 32..160 m²
inicio del contrato|fecha de entrada: date -1400..-40
fin del contrato|fecha de salida: date 20..700
problema|*problema|avería|*avería|daño|defecto|fallo|incidencia: text no arranca|contacto suelto|rasguño en un lado|hace ruido
fecha de aviso|comunicado el: date -30..0
comunicado por|revisado por: text @people
reparado el|resuelto el|terminado el: date -20..0
hecho|hecha|terminado|reparado|limpio|revisado|firmado|devuelto|recogido|entregado|pedido|reservado|enviado|completado: boolean 60
llegada|fecha de llegada: date 1..30
salida|fecha de partida: date 4..40
noches|número de noches: number 1..14
destino|*destino: text Oporto|Bergen|Lyon|Aarhus
hotel|alojamiento: text Hotel Tilo|Posada del Puerto|Casa Olmo|Hostal del Molino
versión: text 1.4.0|1.4.2|2.0.1|2.1.0
gravedad: choice leve|media|grave
prioridad|urgencia: choice baja|media|alta
estado|*estado: choice abierto|en curso|en espera|hecho
condición|estado de conservación: choice nuevo|bueno|usado|roto
dificultad: choice fácil|media|difícil
categoría|*categoría|tipo|*tipo: choice estándar|especial|de temporada|otro
color|*color: choice blanco|negro|gris|marrón|rojo|azul|verde|amarillo
talla|tamaño: choice XS|S|M|L|XL
número de zapato|talla de zapato: number 35..46
peso|*peso: number 0.2..25.0 kg
altura|*altura|estatura: number 20..200 cm
ancho|anchura: number 10..180 cm
largo|longitud: number 10..220 cm
profundidad|*profundidad: number 5..80 cm
temperatura|*temperatura: number 4..38 °C
temperatura del agua: number 8..27 °C
*cantidad|cantidad|*número de|unidades: number 1..24
duración|*duración|minutos: duration 10..120
horas|*horas|horas trabajadas: number 1..8 h
frecuencia|cada cuánto: choice diario|semanal|mensual|anual
año|*año|año de publicación: number 1990..2024
mes: choice enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre
día de la semana: choice lunes|martes|miércoles|jueves|viernes|sábado|domingo
fecha|día|*fecha|cuándo: date -30..0
inicio|hora de inicio|comienzo: time 08:00..11:00
fin|hora de fin|final: time 16:00..20:00
hora|*hora: time 08:00..19:00
cita|*cita|próxima cita: dateTime 1..40 09:00..17:00
tiempo|clima: choice soleado|nublado|lluvioso|ventoso|nieve
dirección del viento: choice N|NE|E|SE|S|SO|O|NO
valoración|puntuación en estrellas|estrellas: rating 2..5
puntos|puntuación: number 12..98
porcentaje|progreso|avance: percent 5..95
foto|imagen|*foto|*imagen: image
enlace|página web|web|url: url
archivo|documento|adjunto|recibo: file pdf|image
nota|notas|observación|observaciones|comentario|comentarios: longText Merece otra mirada|Preguntar el mes que viene|Todo según lo acordado|Tardó más de lo previsto
descripción|*descripción: longText Sencillo y en buen estado|Antiguo, pero funciona bien|Nuevo este año|Pequeña marca en un lado
motivo|*motivo|razón|ocasión: text cumpleaños|reparación|rutina|a petición
solución: text contactos limpios|junta nueva|cable cambiado|tornillos apretados
meta|*meta: text terminar en verano|uno por semana|aprender lo básico|ahorrar para un viaje
origen|procedencia|comprado en: text mercado|tienda en línea|regalo|rastro
idea de regalo|regalo: text libro de cocina|bufanda de lana|entrada de concierto|juego de té
pregunta: text ¿A qué hora abren?|¿Puedo llevar a alguien?|¿Se puede aparcar?|¿Cómo cancelo?
respuesta: text desde las nueve|sí, a una persona|detrás de la sala|hasta el día anterior
`;
