export const details = {
  title: 'Policy & Personal Details',
  insured: 'Primary insured',
  alsoInsured: (names: string) => `Also insured: ${names}`,
  address: 'Property address',
  provider: 'Insurance provider',
  policyNumber: (number: string) => `Policy number: ${number}`,
  renewal: 'Renewal date',
  homeValue: 'Home value',
  withExtension: (amount: string) => `Up to ${amount} with extension`,
  premium: 'Annual premium',
  aMonth: (amount: string) => `${amount} a month`,
}
