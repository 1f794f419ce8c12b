import type { Language } from '@plainpolicy/platform/report/report-data'
import { catalogue } from '../catalogue.ts'

/** Keyed by the last part of a path that names the figure. */
const labels = catalogue<Record<string, string>>({
  en: {
    policy_holder_name: 'Primary insured',
    additional_insured_names: 'Also insured',
    property_address: 'Property address',
    location: 'Property address',
    insurance_provider: 'Insurance provider',
    policy_number: 'Policy number',
    policy_form: 'Policy form',
    effective_date: 'First day of the term',
    renewal_date: 'Renewal date',
    mortgagee: 'Mortgage company',
    year_built: 'Year built',
    roof_year: 'Year of the roof',
    roof_age: 'Age of the roof',
    dwelling_settlement: 'How the house is paid for',
    personal_property_settlement: 'How your things are paid for',
    extended_dwelling_percentage: 'Extended dwelling limit',
    total_insured_value: 'Home value with extension',
    ordinance_or_law_percentage: 'Ordinance or law',
    foundation_water_limit: 'Foundation and slab leaks',
    coverage_a_dwelling: 'Coverage A, dwelling',
    dwelling_coverage_amount: 'Coverage A, dwelling',
    coverage_limit: 'Coverage limit',
    coverage_b_other_structures: 'Coverage B, other structures',
    coverage_c_personal_property: 'Coverage C, personal property',
    coverage_d_loss_of_use: 'Coverage D, loss of use',
    coverage_e_personal_liability: 'Coverage E, liability',
    coverage_f_medical_payments: 'Coverage F, medical payments',
    total_annual_premium: 'Annual premium',
    settlement: 'How the roof is paid for',
    coverage_type: 'How the roof is paid for',
    cosmetic_damage_excluded: 'Cosmetic damage',
    wind_hail_excluded: 'Wind and hail excluded',
    mold_limit: 'Mold limit',
    sewer_backup: 'Sewer backup limit',
    flood_coverage: 'Flood coverage',
    water_deductible: 'Water deductible',
    all_perils: 'Standard deductible',
    standard_deductible: 'Standard deductible',
    wind_hail: 'Wind/hail deductible',
    wind_hail_deductible: 'Wind/hail deductible',
    hurricane: 'Hurricane deductible',
    hurricane_deductible: 'Hurricane deductible',
    other: 'Other places in your policy',
  },
  es: {
    policy_holder_name: 'Asegurado principal',
    additional_insured_names: 'También asegurado',
    property_address: 'Dirección de la propiedad',
    location: 'Dirección de la propiedad',
    insurance_provider: 'Compañía de seguros',
    policy_number: 'Número de póliza',
    policy_form: 'Formulario de la póliza',
    effective_date: 'Primer día de vigencia',
    renewal_date: 'Fecha de renovación',
    mortgagee: 'Compañía hipotecaria',
    year_built: 'Año de construcción',
    roof_year: 'Año del techo',
    roof_age: 'Edad del techo',
    dwelling_settlement: 'Cómo se paga la casa',
    personal_property_settlement: 'Cómo se pagan sus cosas',
    extended_dwelling_percentage: 'Límite ampliado de la vivienda',
    total_insured_value: 'Valor de la casa con la ampliación',
    ordinance_or_law_percentage: 'Ordenanza o ley',
    foundation_water_limit: 'Fugas bajo los cimientos',
    coverage_a_dwelling: 'Cobertura A, vivienda',
    dwelling_coverage_amount: 'Cobertura A, vivienda',
    coverage_limit: 'Límite de cobertura',
    coverage_b_other_structures: 'Cobertura B, otras estructuras',
    coverage_c_personal_property: 'Cobertura C, bienes personales',
    coverage_d_loss_of_use: 'Cobertura D, pérdida de uso',
    coverage_e_personal_liability: 'Cobertura E, responsabilidad civil',
    coverage_f_medical_payments: 'Cobertura F, gastos médicos',
    total_annual_premium: 'Prima anual',
    settlement: 'Cómo se paga el techo',
    coverage_type: 'Cómo se paga el techo',
    cosmetic_damage_excluded: 'Daño que solo se ve',
    wind_hail_excluded: 'Viento y granizo excluidos',
    mold_limit: 'Límite de moho',
    sewer_backup: 'Límite para el retorno del drenaje',
    flood_coverage: 'Cobertura de inundación',
    water_deductible: 'Deducible de agua',
    all_perils: 'Deducible normal',
    standard_deductible: 'Deducible normal',
    wind_hail: 'Deducible de viento y granizo',
    wind_hail_deductible: 'Deducible de viento y granizo',
    hurricane: 'Deducible de huracán',
    hurricane_deductible: 'Deducible de huracán',
    other: 'Otros lugares de su póliza',
  },
})

/** Paths whose last part alone would not say whose limit it is. */
const WHOLE_PATHS: Record<string, string> = {
  'coverage_summary.mold_coverage.coverage_limit': 'mold_limit',
  'sections.mold.limit': 'mold_limit',
  'sections.storm.coverage_limit': 'coverage_a_dwelling',
}

/** What the figures at these paths are, for people, each once. A path that is not known here is of an answer's own. */
export function figureLabels(paths: readonly string[], language: Language): string[] {
  const words = labels[language]
  const label = (path: string) => {
    const name = WHOLE_PATHS[path] ?? path.split('.').findLast((part) => part in words)
    return words[name ?? 'other'] ?? ''
  }
  return [...new Set(paths.map(label))].filter((text) => text !== '')
}
