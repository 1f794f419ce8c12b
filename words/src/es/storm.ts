import type { storm as english } from '../en/storm.ts'

export const storm: typeof english = {
  title: 'Tormenta, viento y granizo',
  coverageLimit: 'Límite de cobertura',
  windHail: 'Deducible (deductible) de viento y granizo',
  notInsured: 'No está asegurado',
  leavesOut: 'Esta póliza deja fuera el viento y el granizo',
  standard: 'Deducible normal',
  percentOf: (percent, limit) => `${percent} de ${limit}`,
  additional: 'Más por tormenta',
  windHailMinusStandard: 'Viento y granizo menos el normal',
  differenceTitle: (amount) => `Una tormenta le cuesta ${amount} más que un incendio`,
  difference: (amount) =>
    `Por el mismo daño usted paga ${amount} más cuando lo causó el viento o el granizo, porque ese deducible es el más alto.`,
  growth: (limit) => ` Es una parte del límite de ${limit}, no del daño, así que crece cuando crece ese límite.`,
  sideBySide: 'Los dos deducibles, lado a lado',
  windHailAppliesTo: 'Granizo, viento y tornado',
  standardAppliesTo: 'Incendio, rayo, robo y otras pérdidas',
  excludedTitle: 'El viento y el granizo no están asegurados aquí',
  excluded:
    'Esta póliza deja fuera el viento y el granizo. Por eso, en las tormentas de abajo usted paga todo el daño, a menos que otra póliza lo asegure.',
  scenarios: 'Lo que le costaría una tormenta',
  fundTitle: 'Ahorro para tormentas',
  fund: {
    minimum: { label: 'Mínimo', note: 'Un deducible de viento y granizo' },
    recommended: { label: 'Recomendado', note: 'Una vez y media' },
    optimal: { label: 'Ideal', note: 'Dos tormentas seguidas' },
  },
  calendarTitle: 'El riesgo de tormenta en el año',
  calendarNote:
    'Tres puntos: riesgo alto. Dos: medio. Uno: bajo. Temporada alta: granizo de abril a junio y huracanes en septiembre.',
  checklistTitle: 'Listos para la temporada',
  tip: 'Consejo de experto',
  tipTag: 'Un ejemplo, no una cotización',
  onePercent: ({ one, now, percent, saved }) =>
    `Con 1%, su deducible de viento y granizo sería de ${one} en vez de ${now} (${percent}): ${saved} menos en cada tormenta.`,
  onePercentPrice: ({ year, years, all }) =>
    `Si eso subiera la prima (premium) ${year} al año, costaría ${all} en ${years} años. Los dos montos se pueden comparar.`,
}
