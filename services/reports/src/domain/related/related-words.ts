interface MovedLimit {
  isUp: boolean
  now: string
  before: string
}

const en = {
  labels: {
    insurance_provider: 'Insurance company',
    policy_form: 'Policy form',
    premium: 'Premium for the year',
    coverage_a: 'Coverage A (dwelling)',
    coverage_b: 'Coverage B (other structures)',
    coverage_c: 'Coverage C (personal property)',
    coverage_d: 'Coverage D (loss of use)',
    coverage_e: 'Coverage E (liability)',
    coverage_f: 'Coverage F (medical payments)',
    extension: 'Extension of Coverage A',
    ordinance: 'Ordinance or law (building codes)',
    standard: 'Standard deductible',
    wind_hail: 'Wind and hail deductible',
    hurricane: 'Hurricane deductible',
    roof: 'How the roof is paid',
    dwelling: 'How the dwelling is paid',
    belongings: 'How personal property is paid',
    cosmetic: 'Cosmetic damage left out',
    wind_excluded: 'Wind and hail left out',
    mold: 'Mold limit',
    sewer: 'Sewer backup limit',
    foundation: 'Foundation water limit',
    flood: 'Flood covered',
  },
  notFound: 'Not found',
  yes: 'Yes',
  no: 'No',
  settlements: { RCV: 'Replacement cost', ACV: 'Actual cash value', schedule: 'Payment schedule' },
  notFoundWhy: 'We did not find it in one of the two policies; please compare your papers.',
  moved: (percent: string, isUp: boolean) => `${percent} ${isUp ? 'more' : 'less'} than before.`,
  sameShare: (percent: string) => `It stays ${percent} of Coverage A, which moved.`,
  sameOfMoved: (percent: string, { isUp, now, before }: MovedLimit) =>
    `${percent} of a ${isUp ? 'higher' : 'lower'} Coverage A: ${now} instead of ${before}.`,
  otherShare: (now: string, before: string) => `${now} instead of ${before}.`,
  shareNow: (percent: string) => `Now ${percent} instead of a fixed amount.`,
  amountNow: (percent: string) => `Now a fixed amount instead of ${percent}.`,
  companions: {
    flood_declarations: 'You have uploaded a flood policy for this address, too. It has a deductible of its own.',
    windstorm_declarations:
      'You have uploaded a windstorm policy for this address, too. It insures wind and hail, with a deductible of its own.',
    other:
      'You have uploaded another policy for this address, too. It insures other losses, with deductibles of its own.',
  },
  term: (from: string, to: string) => ` Its term runs from ${from} to ${to}.`,
  deductible: 'Deductible',
}

export type RelatedWords = typeof en

const es: RelatedWords = {
  labels: {
    insurance_provider: 'Aseguradora',
    policy_form: 'Formulario de la póliza',
    premium: 'Prima del año',
    coverage_a: 'Cobertura A (vivienda)',
    coverage_b: 'Cobertura B (otras estructuras)',
    coverage_c: 'Cobertura C (pertenencias)',
    coverage_d: 'Cobertura D (pérdida de uso)',
    coverage_e: 'Cobertura E (responsabilidad civil)',
    coverage_f: 'Cobertura F (gastos médicos)',
    extension: 'Ampliación de la Cobertura A',
    ordinance: 'Códigos de construcción (ordinance or law)',
    standard: 'Deducible normal',
    wind_hail: 'Deducible de viento y granizo',
    hurricane: 'Deducible de huracán',
    roof: 'Cómo se paga el techo',
    dwelling: 'Cómo se paga la vivienda',
    belongings: 'Cómo se pagan las pertenencias',
    cosmetic: 'Daño cosmético excluido',
    wind_excluded: 'Viento y granizo excluidos',
    mold: 'Límite de moho',
    sewer: 'Límite para el retorno del drenaje',
    foundation: 'Límite de agua en los cimientos',
    flood: 'Inundación cubierta',
  },
  notFound: 'No se encontró',
  yes: 'Sí',
  no: 'No',
  settlements: {
    RCV: 'Costo de reposición (replacement cost)',
    ACV: 'Valor real en efectivo (actual cash value)',
    schedule: 'Tabla de pagos (payment schedule)',
  },
  notFoundWhy: 'No lo encontramos en una de las dos pólizas; compare sus papeles.',
  moved: (percent, isUp) => `${percent} ${isUp ? 'más' : 'menos'} que antes.`,
  sameShare: (percent) => `Sigue siendo ${percent} de la Cobertura A, que cambió.`,
  sameOfMoved: (percent, { isUp, now, before }) =>
    `${percent} de una Cobertura A más ${isUp ? 'alta' : 'baja'}: ${now} en lugar de ${before}.`,
  otherShare: (now, before) => `${now} en lugar de ${before}.`,
  shareNow: (percent) => `Ahora ${percent} en lugar de una cantidad fija.`,
  amountNow: (percent) => `Ahora una cantidad fija en lugar de ${percent}.`,
  companions: {
    flood_declarations: 'Usted también subió una póliza de inundación para esta dirección. Tiene su propio deducible.',
    windstorm_declarations:
      'Usted también subió una póliza de viento (windstorm) para esta dirección. Cubre viento y granizo, con su propio deducible.',
    other: 'Usted también subió otra póliza para esta dirección. Cubre otros daños, con sus propios deducibles.',
  },
  term: (from, to) => ` Su plazo va del ${from} al ${to}.`,
  deductible: 'Deducible',
}

export const relatedWords = { en, es }
