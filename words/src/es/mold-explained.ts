import type { moldExplained as english } from '../en/mold-explained.ts'

export const moldExplained: typeof english = {
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
  riskTitle: 'Lo que ayuda a que salga moho',
  timelineTitle: 'Las primeras 48 horas después del agua',
  timelineSource:
    'Tiempos: Agencia de Protección Ambiental de EE. UU., “A Brief Guide to Mold, Moisture and Your Home”.',
}
