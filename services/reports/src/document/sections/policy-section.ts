import { commonWords } from '../common-words.ts'
import type { Block, Fact, Figure, Section } from '../document-model.ts'
import type { Telling } from '../telling.ts'
import { policyWords } from './policy-words.ts'

/** Whose policy it is, what it insures, and what is paid first. */
export function policySection(telling: Telling): Section {
  const words = policyWords[telling.language]
  const limits = limitRows(telling)
  const deductibles = deductibleRows(telling)
  const blocks: Block[] = [{ kind: 'facts', items: details(telling) }]
  if (limits.length > 0) {
    blocks.push({ kind: 'heading', text: words.limits })
    blocks.push({
      kind: 'table',
      columns: [
        { title: words.coverage, share: 1 },
        { title: words.limit, isAmount: true },
      ],
      rows: limits,
    })
  }
  if (deductibles.length > 0) {
    blocks.push({ kind: 'heading', text: words.deductibles })
    const columns = [
      { title: words.deductible, share: 1 },
      { title: words.amount, isAmount: true as const },
    ]
    blocks.push({ kind: 'table', columns, rows: deductibles })
  }
  return { id: 'details', title: words.title, ...(telling.data.version === 'enhanced' && { opensPage: true }), blocks }
}

function details(telling: Telling): Fact[] {
  const { data, language, dollars, dollarsOrSilent, refs } = telling
  const words = policyWords[language]
  const holder = data.policy_holder_details
  const annual = data.premium_details.total_annual_premium
  const others = holder.additional_insured_names
  const facts: (Fact | null)[] = [
    {
      ...textFact(telling, {
        label: words.insured,
        value: holder.policy_holder_name,
        sources: ['policy_holder_details.policy_holder_name'],
      }),
      ...(others.length > 0 && { note: words.alsoInsured(others.join(', ')) }),
    },
    addressFact(telling),
    {
      ...textFact(telling, {
        label: words.provider,
        value: holder.insurance_provider,
        sources: ['policy_holder_details.insurance_provider'],
      }),
      note: words.policyNumber(holder.policy_number ?? commonWords[language].notFound.toLowerCase()),
    },
    renewalFact(telling),
    {
      label: words.homeValue,
      ...dollarsOrSilent(data.property_coverage_limits.coverage_a_dwelling),
      refs: refs(['property_coverage_limits.coverage_a_dwelling']),
      ...(data.total_insured_value !== null && { note: words.withExtension(dollars(data.total_insured_value)) }),
    },
    {
      label: words.premium,
      ...dollarsOrSilent(annual),
      refs: refs(['premium_details.total_annual_premium']),
      ...(annual !== null && { note: words.aMonth(dollars(Math.round(annual / 12))) }),
    },
    optional(telling, { label: words.form, value: holder.policy_form, sources: ['policy_holder_details.policy_form'] }),
    optional(telling, {
      label: words.mortgagee,
      value: holder.mortgagee,
      sources: ['policy_holder_details.mortgagee'],
    }),
  ]
  return facts.filter((fact) => fact !== null)
}

interface TextFact {
  label: string
  value: string | null
  sources: string[]
}

function textFact(telling: Telling, { label, value, sources }: TextFact): Fact {
  if (value === null) return { label, value: commonWords[telling.language].notFound, isSilent: true }
  return { label, value, refs: telling.refs(sources) }
}

const optional = (telling: Telling, fact: TextFact): Fact | null =>
  fact.value === null ? null : textFact(telling, fact)

/** Split at the first comma, as on the page. */
function addressFact(telling: Telling): Fact {
  const { data, language } = telling
  const words = policyWords[language]
  const address = data.dwelling_valuation.location ?? data.policy_holder_details.property_address
  const [main = '', ...rest] = (address ?? '').split(',')
  const sources = ['dwelling_valuation.location', 'policy_holder_details.property_address']
  const note = rest.join(',').trim()
  return {
    ...textFact(telling, { label: words.address, value: main.trim() || null, sources: sources }),
    ...(note && { note }),
  }
}

function renewalFact({ data, language, date, refs }: Telling): Fact {
  const words = policyWords[language]
  const { renewal_date, effective_date } = data.policy_holder_details
  return {
    label: words.renewal,
    value: date(renewal_date),
    ...(renewal_date === null && { isSilent: true as const }),
    refs: refs(['policy_holder_details.renewal_date']),
    ...(effective_date !== null && { note: `${words.effective}: ${date(effective_date)}` }),
  }
}

function limitRows(telling: Telling): Figure[][] {
  const { data, language, dollars, percent, refs } = telling
  const words = policyWords[language]
  const limits = data.property_coverage_limits
  const row = (label: string, value: string | null, path: string): Figure[][] =>
    value === null ? [] : [[{ value: label }, { value, refs: refs([path]) }]]
  const amount = (label: string, key: keyof typeof limits) =>
    row(label, limits[key] === null ? null : dollars(limits[key]), `property_coverage_limits.${key}`)
  const valuation = data.dwelling_valuation
  const share = (label: string, key: 'extended_dwelling_percentage' | 'ordinance_or_law_percentage') =>
    row(label, valuation[key] === null ? null : words.ofA(percent(valuation[key])), `dwelling_valuation.${key}`)
  const settlement = (label: string, key: 'dwelling_settlement' | 'personal_property_settlement') =>
    row(label, valuation[key] === null ? null : words.settlements[valuation[key]], `dwelling_valuation.${key}`)
  return [
    ...amount(words.a, 'coverage_a_dwelling'),
    ...amount(words.b, 'coverage_b_other_structures'),
    ...amount(words.c, 'coverage_c_personal_property'),
    ...amount(words.d, 'coverage_d_loss_of_use'),
    ...amount(words.e, 'coverage_e_personal_liability'),
    ...amount(words.f, 'coverage_f_medical_payments'),
    ...share(words.extended, 'extended_dwelling_percentage'),
    ...share(words.ordinance, 'ordinance_or_law_percentage'),
    ...settlement(words.dwellingSettlement, 'dwelling_settlement'),
    ...settlement(words.contentsSettlement, 'personal_property_settlement'),
    ...row(words.built, valuation.year_built?.toString() ?? null, 'dwelling_valuation.year_built'),
    ...row(words.roofYear, valuation.roof_year?.toString() ?? null, 'dwelling_valuation.roof_year'),
  ]
}

function deductibleRows({ data, language, refs }: Telling): Figure[][] {
  const words = policyWords[language]
  const row = (label: string, key: 'wind_hail_deductible' | 'hurricane_deductible' | 'standard_deductible') => {
    const deductible = data.calculated_deductibles[key]
    return deductible
      ? [[{ value: label }, { value: deductible.display, refs: refs([`calculated_deductibles.${key}`]) }]]
      : []
  }
  return [
    ...row(words.windHail, 'wind_hail_deductible'),
    ...row(words.hurricane, 'hurricane_deductible'),
    ...row(words.standard, 'standard_deductible'),
  ]
}
