import type { GuideWords } from './guide-words-en.ts'

export const guideWordsEs: GuideWords = {
  title: 'La guía de tormentas de Texas',
  description:
    'Granizo, viento y huracanes en Texas: cómo funcionan los deducibles, qué tener listo y el reloj de un reclamo',
  updated: 'Última actualización',
  forWhom: 'Para',
  homeowners: 'dueños de casa en Texas',
  from: 'De',
  footer: 'La guía de tormentas de Texas. Solo con fines educativos. No es asesoría legal ni de seguros.',
  question: '¿Con qué frecuencia cae granizo aquí?',
  figure: '878 veces en un año',
  sentence: 'Tantas veces cayó en Texas granizo de una pulgada o más en 2024: más que en cualquier otro estado.',
  figureSource:
    'Insurance Information Institute, según el Centro de Predicción de Tormentas del Servicio Meteorológico.',

  seasons: 'Cuándo llegan las tormentas',
  seasonsText:
    'El granizo cae desde marzo, sobre todo de abril a junio. La temporada de huracanes del Atlántico va del 1 de junio al 30 de noviembre, con su punto más alto cerca del 10 de septiembre. Los tornados llegan con los dos.',
  calendarNote: 'Tres puntos: riesgo alto. Dos: medio. Uno: bajo.',

  deductible: 'Su deducible, explicado',
  deductibleText:
    'El deducible (deductible) es la parte de cada daño que usted paga primero. Muchas pólizas de Texas tienen dos o tres: uno para viento y granizo, uno para huracanes o tormentas con nombre, y uno para todo lo demás. Cuál vale depende de qué causó el daño.',
  percentTitle: 'El porcentaje es del límite de su casa, no del daño',
  percentText:
    'Con una casa asegurada por $400,000 y un deducible de 2%, usted paga los primeros $8,000 de un daño por granizo, sea de $9,000 o de $90,000.',
  tableTitle: 'A cuánto llega un porcentaje',
  limit: 'Casa asegurada por',
  tableNote:
    'Cuando el límite de su casa sube al renovar, también sube un deducible que es un porcentaje de ese límite.',
  payTitle: 'Nadie puede pagarlo por usted',
  payText:
    'La ley de Texas pide que usted mismo pague el deducible. Un contratista que ofrece perdonarlo o devolverlo viola la ley, y su aseguradora puede pedir prueba de que usted lo pagó antes de pagar la última parte de un reclamo.',

  roof: 'Tres maneras de pagar un techo',
  roofWays: [
    {
      marker: 'RCV',
      title: 'Costo de reposición (replacement cost)',
      text: 'Después de su deducible, la póliza paga lo que cuesta un techo nuevo. Casi siempre paga en dos partes, la segunda cuando el trabajo está hecho.',
    },
    {
      marker: 'ACV',
      title: 'Valor real en efectivo (actual cash value)',
      text: 'La póliza paga lo que valía el techo el día de la tormenta. Se restan el desgaste y la edad, y también su deducible.',
    },
    {
      marker: 'Tabla',
      title: 'Tabla de pagos (payment schedule)',
      text: 'La póliza paga una parte que una tabla fija según la edad y el tipo de su techo. Después se resta el deducible.',
    },
  ],
  cosmetic:
    'Algunas pólizas dejan fuera el daño que solo se ve: golpes que cambian el aspecto del techo, pero no su función.',

  gaps: 'Lo que una póliza de casa suele dejar fuera',
  gapItems: [
    'La inundación: agua que sube desde afuera. Una póliza del Programa Nacional de Seguro contra Inundaciones paga hasta $250,000 por la casa y, por separado, hasta $100,000 por lo que hay en ella. Casi siempre empieza 30 días después de comprarla.',
    'Cerca de la costa, muchas veces el viento y el granizo. Allí la Texas Windstorm Insurance Association (TWIA) asegura solo viento y granizo, en los condados de Aransas, Brazoria, Calhoun, Cameron, Chambers, Galveston, Jefferson, Kenedy, Kleberg, Matagorda, Nueces, Refugio, San Patricio y Willacy y en partes del condado de Harris al este de la carretera 146.',
  ],

  before: 'Antes de la temporada',
  beforeItems: [
    'Tome fotos o un video de cada cuarto, y del techo desde el suelo.',
    'Guarde una copia de su póliza fuera de la casa, o donde su celular la alcance.',
    'Lea la carátula (declarations): ¿cuál deducible es para viento y granizo, y cuántos dólares son?',
    'Ponga en su celular el teléfono de reclamos de su aseguradora.',
    'Limpie canaletas y bajantes, y corte las ramas lejos del techo.',
    'Busque un lugar adentro para muebles de jardín, asadores y botes.',
    'Enseñe a todos dónde se cierran el agua, el gas y la luz.',
    'Acuerden un cuarto sin ventanas y un lugar de reunión.',
    'Active en su celular las alertas del tiempo.',
  ],
  during: 'Cuando viene una tormenta',
  duringItems: [
    'Meta o amarre todo lo que el viento se pueda llevar. Ponga los autos bajo techo.',
    'Cargue celulares y lámparas. Llene botellas con agua para beber.',
    'Cierre ventanas, puertas y persianas, y aléjese de los vidrios.',
    'Con aviso de tornado: el piso más bajo, un cuarto interior, algo sobre la cabeza.',
    'Salga cuando las autoridades lo digan. Lleve medicinas, papeles, mascotas y cargadores.',
    'No maneje ni camine por agua en un camino.',
  ],
  after: 'Después de la tormenta',
  afterItems: [
    'Vea que todos estén a salvo. Aléjese de cables caídos y del olor a gas.',
    'Tome fotos y videos de todo el daño antes de mover nada.',
    'Llame a su aseguradora o agente lo antes posible, y anote el número del reclamo y cada nombre.',
    'Evite más daño: tape hoyos y ventanas rotas, saque el agua. Guarde los recibos.',
    'Espere con los arreglos definitivos, y no tire nada, hasta que lo vea el ajustador.',
    'Pregunte por un anticipo, y por el costo de vivir en otro lugar si no puede quedarse en la casa.',
    'Esté presente cuando venga el ajustador y muéstrele lo que encontró.',
    'Compare la lista del ajustador con más de un presupuesto por escrito.',
  ],

  clock: 'El reloj de un reclamo',
  clockText:
    'Su póliza dice cuánto tiempo tiene usted para avisar de un daño: léalo allí, puede ser un año. Para su aseguradora la ley de Texas fija estos plazos.',
  clockSteps: {
    acknowledge: {
      marker: '15 días',
      title: 'Su aseguradora contesta',
      text: 'Dice que recibió su reclamo, empieza a revisarlo y pide los papeles que necesita.',
    },
    decide: {
      marker: '15 días',
      title: 'Su aseguradora decide',
      text: 'Días hábiles, cuando tiene todos los papeles. Puede tomar hasta 45 días más si le dice por qué.',
    },
    pay: { marker: '5 días', title: 'Su aseguradora paga', text: 'Días hábiles, cuando dice que va a pagar.' },
    catastrophe: {
      marker: '+15',
      title: 'Después de una catástrofe',
      text: 'Si el estado declara una catástrofe, su aseguradora tiene 15 días más para cada uno de estos pasos.',
    },
  },
  clockNote: 'Las aseguradoras de líneas excedentes (surplus lines) y TWIA tienen plazos propios.',

  door: 'Quién toca a la puerta',
  doorItems: [
    'Un contratista: pida un presupuesto por escrito, una dirección local y referencias. Pague según avanza el trabajo, no todo por adelantado.',
    'Un ajustador de su aseguradora: trabaja para la aseguradora y a usted no le cuesta nada.',
    'Un ajustador público (public adjuster): trabaja para usted, con un contrato por escrito que puede cancelar dentro de 72 horas. Cobra como máximo el 10% de lo que se pague. Revise su licencia en tdi.texas.gov.',
  ],

  numbers: 'Teléfonos que ayudan',
  who: 'Quién',
  phone: 'Teléfono',
  web: 'En internet',
  numberNames: {
    tdi: 'Departamento de Seguros de Texas: preguntas y quejas',
    twia: 'Texas Windstorm Insurance Association: reclamos',
    flood: 'Programa Nacional de Seguro contra Inundaciones',
    fema: 'Ayuda federal en desastres (FEMA)',
    help: 'Refugio, comida y ayuda local en Texas',
    roads: 'Estado de los caminos en Texas',
    redCross: 'Cruz Roja Americana',
  },
  emergency: 'En peligro: 911.',

  yours: 'Lo suyo, para llenar',
  yourThing: 'Qué',
  yourAnswer: 'Lo suyo',
  yourItems: [
    'Mi aseguradora y número de póliza',
    'Teléfono de reclamos',
    'Mi agente',
    'Mi deducible de viento y granizo, en dólares',
    'Mi deducible de huracán, en dólares',
    'Cómo se paga mi techo',
    'Dónde nos reunimos',
  ],

  sources: 'Fuentes',
  closing:
    'Esta guía es solo para fines educativos. No es consejo legal ni de seguros, y no cambia nada en su póliza. Si las dos no dicen lo mismo, vale su póliza.',
}
