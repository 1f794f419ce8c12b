import type { Language, ReportData } from '@plainpolicy/platform/report/report-data'
import type { Deductible, PolicyFields, PolicyReading, PropertyAddress } from '../policy-fields.ts'
import { claimsClock } from './claims-clock.ts'
import { coastalCheck } from './coastal-check.ts'
import { coverageCards } from './coverage-cards.ts'
import { deductibleProof } from './deductible-proof.ts'
import { toReportDeductible } from './deductibles.ts'
import { glossaryOf } from './glossary.ts'
import { moldSection } from './mold-section.ts'
import { type PolicyFacts, policyFacts, withExtension } from './policy-facts.ts'
import { policyForms } from './policy-forms.ts'
import { topPriorities } from './priorities.ts'
import { questions } from './questions.ts'
import { roofCalculator } from './roof-calculator.ts'
import { roofSection } from './roof-section.ts'
import { savings } from './savings.ts'
import { scoreOf } from './score-parts.ts'
import { stormCash } from './storm-cash.ts'
import { stormScenarios } from './storm-scenarios.ts'
import { stormSection } from './storm-section.ts'
import { uncertainValues } from './uncertain-values.ts'
import { reportWarnings } from './warnings.ts'
import { waterSection } from './water-section.ts'

interface ReportRequest {
  reportId: string
  reading: PolicyReading
  /** YYYY-MM-DD, the day on which roofs have their age and terms are over. */
  today: string
  /** Of every text in it. */
  language: Language
}

/** The whole (Enhanced) report. Pure: the same reading on the same day gives the same report. */
export function buildReport(request: ReportRequest): ReportData {
  const report = withoutGlossary(request)
  const english = request.language === 'en' ? report : withoutGlossary({ ...request, language: 'en' })
  return { ...report, glossary: glossaryOf(english, request.language) }
}

function withoutGlossary({ reportId, reading, today, language }: ReportRequest): ReportData {
  const facts = policyFacts({ reading, today, language })
  const { fields } = facts
  const storms = stormScenarios(facts)
  return {
    reportId,
    version: 'enhanced',
    language,
    document_kind: facts.kind,
    warnings: reportWarnings(reading, facts),
    ...policyDetails(fields),
    scores: scoreOf(facts),
    coverage_summary: coverageSummary(fields),
    ...deductiblesOf(facts),
    storm_scenarios: storms,
    coverage_cards: coverageCards(facts),
    actions: { top_priorities: topPriorities(facts) },
    sections: {
      roof: roofSection(facts),
      storm: stormSection(facts, storms),
      mold: moldSection(facts),
      water: waterSection(facts),
    },
    ...answersOf(facts),
    uncertain: uncertainValues(reading, language),
    evidence: facts.evidence,
  }
}

/** What the report answers beyond the specified sections. */
const answersOf = (facts: PolicyFacts) => ({
  deductible_proof: deductibleProof(facts),
  claims_clock: claimsClock(facts),
  roof_calculator: roofCalculator(facts),
  forms: policyForms(facts),
  questions: questions(facts),
  coastal_check: coastalCheck(facts),
  storm_cash: stormCash(facts),
  savings: savings(facts),
})

/** Straight from the fields; null is 'not found in your policy'. */
function policyDetails(fields: PolicyFields) {
  const property_address = oneLine(fields.property_address)
  return {
    policy_holder_details: {
      policy_holder_name: fields.policy_holder_name,
      additional_insured_names: fields.additional_insured_names,
      property_address,
      insurance_provider: fields.insurance_provider,
      policy_number: fields.policy_number,
      policy_form: fields.policy_form,
      effective_date: fields.effective_date,
      renewal_date: fields.renewal_date,
      mortgagee: fields.mortgagee,
    },
    dwelling_valuation: {
      location: property_address,
      year_built: fields.year_built,
      roof_year: fields.roof_year,
      dwelling_settlement: fields.dwelling_settlement,
      personal_property_settlement: fields.personal_property_settlement,
      extended_dwelling_percentage: fields.extended_dwelling_percentage,
      ordinance_or_law_percentage: fields.ordinance_or_law_percentage,
      foundation_water_limit: fields.foundation_water_limit,
    },
    property_coverage_limits: {
      coverage_a_dwelling: fields.coverage_a_dwelling,
      coverage_b_other_structures: fields.coverage_b_other_structures,
      coverage_c_personal_property: fields.coverage_c_personal_property,
      coverage_d_loss_of_use: fields.coverage_d_loss_of_use,
      coverage_e_personal_liability: fields.coverage_e_personal_liability,
      coverage_f_medical_payments: fields.coverage_f_medical_payments,
    },
    total_insured_value: withExtension(fields),
    premium_details: { total_annual_premium: fields.total_annual_premium },
  }
}

function coverageSummary(fields: PolicyFields): ReportData['coverage_summary'] {
  return {
    roof_coverage: {
      settlement: fields.roof_settlement,
      cosmetic_damage_excluded: fields.cosmetic_damage_excluded,
    },
    mold_coverage: { coverage_limit: fields.mold_limit },
    water_damage: { sewer_backup: fields.water_backup_limit, flood_coverage: fields.flood_coverage },
  }
}

function deductiblesOf({ fields, deductibles, language }: PolicyFacts) {
  const shown = (printed: Deductible | null | undefined) => toReportDeductible(printed ?? null, language)
  return {
    calculated_deductibles: {
      dwelling_coverage_amount: fields.coverage_a_dwelling,
      wind_hail_deductible: shown(deductibles.wind_hail?.printed),
      standard_deductible: shown(deductibles.standard?.printed),
      hurricane_deductible: shown(deductibles.hurricane?.printed),
    },
    deductibles: {
      wind_hail: shown(fields.deductibles.wind_hail),
      all_perils: shown(fields.deductibles.all_perils),
      hurricane: shown(fields.deductibles.hurricane),
    },
  }
}

/** 'street, city, ST zip', of the parts that were found; null where none was. */
export function oneLine(address: PropertyAddress | null): string | null {
  const stateAndZip = [address?.state, address?.zip].filter(Boolean).join(' ')
  return [address?.street, address?.city, stateAndZip].filter(Boolean).join(', ') || null
}
