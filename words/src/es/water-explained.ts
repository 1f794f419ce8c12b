import type { waterExplained as english } from '../en/water-explained.ts'

export const waterExplained: typeof english = {
  adequacy: (limit, percent, of) => `${limit} es el ${percent} de ${of}`,
  barTitle: 'Límite para el retorno del drenaje',
  barNote: (risk, adequacy) => `${risk}: ${adequacy}, el límite con que compara esta barra.`,
  listSource:
    'Así tratan el agua casi todas las pólizas de casa en Texas, según el Departamento de Seguros de Texas; deciden las palabras de su póliza.',
  floodListSource:
    'Así tratan el agua casi todas las pólizas de inundación, según el Programa Nacional de Seguro contra Inundaciones; deciden las palabras de su póliza.',
  lists: {
    flood: 'Inundación: agua que sube desde afuera',
    homeInsures: 'Un tubo o aparato que revienta: lo asegura una póliza de casa',
    sewerAlone: 'Retorno del drenaje sin inundación afuera',
    suddenLeak: 'Un tubo o aparato que revienta o gotea de repente',
    sewer: 'Retorno del drenaje',
    foundation: 'Fugas bajo los cimientos',
    upTo: (name, limit) => `${name}, hasta ${limit}`,
    slowLeaks: 'Fugas lentas por semanas o meses',
    wear: 'El desgaste y el arreglo del tubo mismo',
  },
  flashFlood: 'Inundación repentina',
  flashFloodText:
    'No encontramos cobertura de inundación en este documento. El agua que sube desde afuera la pagaría usted. Las pólizas de casa dejan fuera la inundación. Se asegura con una póliza aparte. La del Programa Nacional de Seguro contra Inundaciones casi siempre empieza después de 30 días.',
  claims: {
    title: 'Cada cuánto pasa',
    share:
      'En Estados Unidos sin Texas, el agua y las heladas fueron el 27.6% de las pérdidas de casas en 2022. Antes van el viento y el granizo, con 40.7%.',
    shareSource: 'Insurance Information Institute, pérdidas de casas por causa',
    zones: 'Cerca del 40% de los reclamos de inundación vienen de fuera de las zonas de alto riesgo.',
    zonesSource: 'Departamento de Seguros de Texas, seguro de inundación',
  },
  recommendation: 'Recomendación de experto',
  questionsTag: 'Preguntas para su agente',
  questions: {
    sewer: '¿Cuánto costaría al año un límite de $25,000 para el retorno del drenaje?',
    flood: '¿Cuánto costaría una póliza de inundación para esta dirección, y cuánto hay que esperar?',
    deductible: '¿Qué deducible vale para cada tipo de daño por agua?',
    floodPolicy:
      '¿Esta póliza paga lo que cuesta reparar, o resta el desgaste? ¿Paga un lugar donde vivir mientras se repara? ¿Qué póliza asegura el retorno del drenaje sin inundación afuera?',
  },
}
