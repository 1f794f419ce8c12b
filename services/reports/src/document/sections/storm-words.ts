import { catalogue } from '../catalogue.ts'

export const stormWords = catalogue({
  en: {
    title: 'Storm and wind/hail',
    coverageLimit: 'Coverage limit',
    windHail: 'Wind/hail deductible',
    notInsured: 'Not insured',
    leavesOut: 'This policy leaves wind and hail out',
    standard: 'Standard deductible',
    percentOf: (percent: string, limit: string) => `${percent} of ${limit}`,
    additional: 'Additional for storms',
    windHailMinusStandard: 'Wind/hail minus standard',
    differenceTitle: (amount: string) => `A storm costs you ${amount} more than a fire`,
    difference: (amount: string) =>
      `For the same damage you pay ${amount} more when wind or hail caused it, because the wind/hail deductible is the larger one.`,
    growth: ' It is a share of the dwelling limit, not of the damage, so it grows when the limit grows.',
    sideBySide: 'Two deductibles, side by side',
    windHailAppliesTo: 'Hail, wind and tornado',
    standardAppliesTo: 'Fire, lightning, theft and other losses',
    excludedTitle: 'Wind and hail are not insured here',
    excluded:
      'This policy leaves windstorm and hail out. So in the storms below you pay all of the damage, unless another policy insures it.',
    scenarios: 'What a storm would cost you',
    fundTitle: 'Storm emergency fund',
    fund: {
      minimum: { label: 'Minimum', note: 'One wind/hail deductible' },
      recommended: { label: 'Recommended', note: 'One and a half times' },
      optimal: { label: 'Optimal', note: 'Two storms, back to back' },
    },
    calendarTitle: 'Storm risk through the year',
    calendarNote:
      'Three dots: high risk. Two: medium. One: low. Peak season: April to June hail and September hurricanes.',
    checklistTitle: 'Ready for the season',
    tip: 'Expert tip',
    tipTag: 'An illustration, not a quote',
    onePercent: (at: { one: string; now: string; percent: string; saved: string }) =>
      `At 1% your wind/hail deductible would be ${at.one} instead of ${at.now} (${at.percent}): ${at.saved} less in each storm.`,
    onePercentPrice: (price: { year: string; years: number; all: string }) =>
      `If that added ${price.year} to the premium a year, it would cost ${price.all} over ${price.years} years. The two amounts can be weighed against each other.`,
  },
  es: {
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
    growth: ' Es una parte del límite de la casa, no del daño, así que crece cuando crece el límite.',
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
  },
})
