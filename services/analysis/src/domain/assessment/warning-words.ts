import { FORMATS } from './locale-formats.ts'

const { date } = FORMATS.en

const en = {
  expired: (day: string) =>
    `The term of this policy ended on ${date(day)}. The report describes that term; a renewal may differ.`,
  notBegun: (day: string) => `The term of this policy begins on ${date(day)}. Until then another policy applies.`,
  windstorm:
    'This is a windstorm policy: it insures wind and hail only, so this report has no score and no other losses.',
  flood: 'This is a flood policy: it insures flood only, so this report has no score and no other losses.',
  condo:
    'This is a condominium policy: the roof and the building are usually insured by the association, so this report does not judge the roof.',
  doubtful: (labels: string[]) => `We are less sure of: ${labels.join(', ')}. Please compare with your document.`,
  /** What the reader of documents says, in its own words. */
  reader: {} as Record<string, string>,
  pagesUnread: (pages: string) => `These pages are pictures that we could not read: ${pages}.`,
  fields: {
    insurance_provider: 'insurance company',
    policy_holder_name: 'policy holder',
    coverage_a_dwelling: 'Coverage A (dwelling)',
    coverage_b_other_structures: 'Coverage B (other structures)',
    coverage_c_personal_property: 'Coverage C (personal property)',
    coverage_d_loss_of_use: 'Coverage D (loss of use)',
    coverage_e_personal_liability: 'Coverage E (liability)',
    coverage_f_medical_payments: 'Coverage F (medical payments)',
    'deductibles.all_perils': 'standard deductible',
    'deductibles.wind_hail': 'wind and hail deductible',
    'deductibles.hurricane': 'hurricane deductible',
    water_backup_limit: 'sewer backup limit',
    wind_hail_excluded: 'exclusion of wind and hail',
    deductible_bases: 'limit that a deductible is a percent of',
    claim_notice_limit: 'time limit to report a loss',
    suit_limit: 'time limit to sue',
  } as Record<string, string>,
}

const { date: fecha } = FORMATS.es

const es: typeof en = {
  expired: (day) =>
    `El plazo de esta póliza terminó el ${fecha(day)}. El informe habla de ese plazo; una renovación puede ser distinta.`,
  notBegun: (day) => `El plazo de esta póliza empieza el ${fecha(day)}. Hasta entonces vale otra póliza.`,
  windstorm: 'Esta póliza cubre solo viento y granizo (windstorm). Por eso el informe no tiene puntuación.',
  flood: 'Esta póliza cubre solo inundación (flood). Por eso el informe no tiene puntuación.',
  condo:
    'Es una póliza de condominio. El techo y el edificio los suele cubrir la asociación, así que este informe no juzga el techo.',
  doubtful: (labels) => `Estamos menos seguros de: ${labels.join(', ')}. Compárelo con su documento.`,
  reader: {
    'uncertain-picture':
      'No pudimos leer con certeza algunas cifras de esta póliza. El informe no las usa. Vea usted mismo esas páginas.',
    'active-content':
      'Este archivo trae además partes que actúan por sí solas. No las abrimos. Leímos solo lo que se ve en sus páginas.',
    'hidden-text': 'Este archivo tiene palabras que nadie ve en sus páginas. Leímos solo lo que se puede ver.',
    'no-text':
      'Este archivo es una foto de una póliza y no pudimos leer su texto. Suba el PDF que le dio su aseguradora.',
  },
  pagesUnread: (pages) => `No pudimos leer estas páginas, que son fotos: ${pages}. El informe no usa lo que dicen.`,
  fields: {
    insurance_provider: 'aseguradora',
    policy_number: 'número de póliza',
    policy_form: 'formulario de la póliza',
    policy_holder_name: 'titular de la póliza',
    additional_insured_names: 'otros asegurados',
    property_address: 'dirección',
    effective_date: 'fecha de inicio',
    renewal_date: 'fecha de renovación',
    total_annual_premium: 'prima anual',
    coverage_a_dwelling: 'Cobertura A (vivienda)',
    coverage_b_other_structures: 'Cobertura B (otras estructuras)',
    coverage_c_personal_property: 'Cobertura C (pertenencias)',
    coverage_d_loss_of_use: 'Cobertura D (pérdida de uso)',
    coverage_e_personal_liability: 'Cobertura E (responsabilidad civil)',
    coverage_f_medical_payments: 'Cobertura F (gastos médicos)',
    extended_dwelling_percentage: 'ampliación de la Cobertura A',
    'deductibles.all_perils': 'deducible normal',
    'deductibles.wind_hail': 'deducible de viento y granizo',
    'deductibles.hurricane': 'deducible de huracán',
    wind_hail_excluded: 'exclusión de viento y granizo',
    roof_settlement: 'pago del techo',
    dwelling_settlement: 'pago de la vivienda',
    personal_property_settlement: 'pago de las pertenencias',
    cosmetic_damage_excluded: 'exclusión de daño cosmético',
    mold_limit: 'límite de moho',
    water_backup_limit: 'límite para el retorno del drenaje',
    flood_coverage: 'cobertura de inundación',
    ordinance_or_law_percentage: 'códigos de construcción',
    foundation_water_limit: 'agua en los cimientos',
    year_built: 'año de construcción',
    roof_year: 'año del techo',
    mortgagee: 'banco de la hipoteca',
    endorsements: 'lista de formularios',
    county: 'condado',
    deductible_bases: 'límite del que se toma un deducible',
    roof_schedule: 'tabla de pagos del techo',
    roof_material: 'material del techo',
    claim_notice_limit: 'plazo para avisar de un daño',
    suit_limit: 'plazo para demandar',
  },
}

export const WARNING_WORDS = { en, es }
