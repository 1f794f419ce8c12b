import type { Label } from './label.ts'

const label = (pattern: RegExp, weight = 1): Label => ({ pattern, weight })

/** Letters differ by carrier (State Farm and Texas forms: B is personal property): the words decide. */
export const LIMIT_LABELS = {
  coverage_a_dwelling: [
    label(
      /^(?:cov(?:erage)?)?a?(?:the)?dwelling(?!ext|settle|replacement|foundation|style|theft|and|or|form|type|policy|under|endorse|fire|limitsettle|loss)/,
    ),
    label(/^(?:cov(?:erage)?)?a?(?:one|two|single|1|2)family?dwelling/, 0.9),
    label(/^(?:cov(?:erage)?)?a?building(?:coverage|limit|propertycoverage|property)?$/, 0.8),
    label(/^coveragea(?:limit)?$/, 0.4),
  ],
  coverage_b_other_structures: [
    label(
      /^(?:cov(?:erage)?)?[ab]?(?:otherstructures|separatestructures|otherprivatestructures|appurtenantstructures)/,
    ),
    label(/^(?:cov(?:erage)?)?b?dwellingextension/),
    label(/^(?:cov(?:erage)?)?[ab]?(?:detachedgarage|detachedstructure|detachedbuilding|outbuilding)/, 0.7),
    label(/^coverageb(?:limit)?$/, 0.3),
  ],
  coverage_c_personal_property: [
    label(/^(?:coverage[bc]|cov[bc]|[bc])(?:unscheduled)?personal(?:property|belongings)(?!off)/),
    label(
      /^(?:unscheduled)?personal(?:property|belongings)(?!replacement|off|settle|loss|special|at|away|increased|coveragereplacement|scheduled)/,
      0.9,
    ),
    label(/^(?:coverage[bc])?contents(?:coverage|limit)?$/, 0.8),
    label(/^coveragec(?:limit)?$/, 0.3),
  ],
  coverage_d_loss_of_use: [
    label(/^(?:cov(?:erage)?)?[cd]?(?:extensionofcoverage)?lossofuse/),
    label(
      /^(?:cov(?:erage)?)?[de]?(?:extensionofcoverage)?(?:additionallivingexpenses?(?!term)|fairrental|rentalvalue|reasonableexpenses)/,
      0.9,
    ),
    label(/^coveraged(?:limit)?$/, 0.3),
  ],
  coverage_e_personal_liability: [
    label(/^(?:cov(?:erage)?)?[cel]?(?:comprehensive)?(?:personal|family|premises)liability(?!umbrella)/),
    label(/^(?:coverage[cel])?liability(?:coverage|limit)?(?:each|per|$)/, 0.6),
    label(/^coveragee(?:limit)?$/, 0.3),
  ],
  coverage_f_medical_payments: [
    label(/^(?:cov(?:erage)?)?[dfm]?(?:guest|premises)?medical(?:pay|exp|prot|$)/),
    label(/^coveragef(?:limit)?$/, 0.3),
  ],
  mold_limit: [
    label(/^(?:limited)?(?:coverage)?(?:for)?(?:fungi|fungus|mold|mould)/),
    label(/^biologicaldeterioration/, 0.9),
  ],
  water_backup_limit: [
    label(
      /^(?:limited)?(?:water|sewer|drain|sump)(?:and|or)?(?:drain|sewer|sump)?s?(?:back|over|waterdamage|water)(?!.*deductible)/,
    ),
    label(/^backupofsewer/),
  ],
  ordinance_or_law_percentage: [
    label(/^(?:building)?(?:ordinanceorlaw|ordlaw|ordinancelaw|lawandordinance|laworordinance|ordinance)/),
    label(/^building(?:codes?|ordinance)/),
    label(/^(?:coveragea|extensionofcoverage)?increasedcost(?:ofconstruction|ordinance)/),
  ],
  foundation_water_limit: [
    label(
      /^(?:limited)?(?:residence|dwelling)?(?:slab|foundation)(?:and|or)?(?:foundation|slab)?(?:water|endorsement|coverage|seep|leak)/,
    ),
  ],
  extended_dwelling_percentage: [
    label(
      /^(?:dwelling)?(?:extended|expanded|additional)(?:dwelling)?(?:replacementcost|reconstructioncost|limit|coverageadwelling|insuranceforcoveragea|amountforcoveragea)/,
    ),
    label(/^(?:extended|expanded)dwelling/),
    label(/^dwelling(?:extended)?replacementcostcoveragea/),
    label(/^(?:homeprotector|increased?d(?:welling|wlg)|specifiedadditionalamount|additionalamountofinsurance)/),
  ],
} satisfies Record<string, Label[]>
