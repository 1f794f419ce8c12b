import { catalogue } from '../catalogue.ts'

export const moldWords = catalogue({
  en: {
    title: 'Mold',
    status: { 'NO COVERAGE': 'NO COVERAGE', LIMITED: 'LIMITED', COVERED: 'COVERED', 'NOT STATED': 'Not stated' },
    maximumLimit: 'Maximum limit',
    leftOut: 'Your policy leaves mold out',
    actionWindow: 'Action window',
    hours: '48 Hours',
    dryingRule: 'A drying rule, not a coverage deadline',
    typicalGap: 'Typical gap',
    gapNote: 'A large clean-up minus your limit',
    coverageLevel: 'Coverage level',
    ofLarge: 'Of a large clean-up',
    severeGap: (amount: string) => `Severe coverage gap: ${amount}`,
    pays: (limit: string | null, gap: string) =>
      `Your policy pays ${limit === null ? 'nothing' : `${limit} at most`} for mold. In the whole-house illustration above, ${gap} would be left to you.`,
    listSource:
      'How Texas home policies usually treat mold, after the Texas Department of Insurance; the words of your policy decide.',
    suddenLeak: (limit: string | null) =>
      `Mold that follows a sudden leak that is covered${limit === null ? '' : `, up to ${limit}`}`,
    leakItself: 'The water damage of that leak itself',
    cleanUp: 'Mold clean-up under this policy',
    excluded: ['Mold after a flood', 'Mold from a slow leak or from humidity over weeks', 'Mold that was there before'],
    scenarios: 'What removing mold would cost you',
    riskTitle: 'What makes mold likely',
    timelineTitle: 'The first 48 hours after water',
    timelineSource: 'Times: U.S. Environmental Protection Agency, “A Brief Guide to Mold, Moisture and Your Home”.',
  },
  es: {
    title: 'Moho',
    status: {
      'NO COVERAGE': 'SIN COBERTURA',
      LIMITED: 'LIMITADA',
      COVERED: 'CUBIERTO',
      'NOT STATED': 'No se indica',
    },
    maximumLimit: 'Límite máximo',
    leftOut: 'Su póliza deja fuera el moho',
    actionWindow: 'Tiempo para actuar',
    hours: '48 horas',
    dryingRule: 'Una regla para secar, no un plazo de la cobertura',
    typicalGap: 'Lo que suele faltar',
    gapNote: 'Una limpieza grande menos su límite',
    coverageLevel: 'Nivel de cobertura',
    ofLarge: 'De una limpieza grande',
    severeGap: (amount) => `Falta grave de cobertura: ${amount}`,
    pays: (limit, gap) =>
      `Su póliza ${limit === null ? 'no paga nada' : `paga ${limit} como máximo`} por moho. En el ejemplo de toda la casa, le quedarían ${gap} a usted.`,
    listSource:
      'Así tratan el moho casi todas las pólizas de casa en Texas, según el Departamento de Seguros de Texas; deciden las palabras de su póliza.',
    suddenLeak: (limit) =>
      `El moho que sigue a una fuga repentina que está cubierta${limit === null ? '' : `, hasta ${limit}`}`,
    leakItself: 'El daño por agua de esa misma fuga',
    cleanUp: 'La limpieza de moho bajo esta póliza',
    excluded: [
      'El moho después de una inundación',
      'El moho de una fuga lenta o de humedad por semanas',
      'El moho que ya estaba antes',
    ],
    scenarios: 'Lo que le costaría quitar el moho',
    riskTitle: 'Lo que ayuda a que salga moho',
    timelineTitle: 'Las primeras 48 horas después del agua',
    timelineSource:
      'Tiempos: Agencia de Protección Ambiental de EE. UU., “A Brief Guide to Mold, Moisture and Your Home”.',
  },
})
