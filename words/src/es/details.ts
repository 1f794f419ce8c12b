import type { details as english } from '../en/details.ts'

export const details: typeof english = {
  title: 'Su póliza y sus datos',
  insured: 'Asegurado principal',
  alsoInsured: (names) => `También asegurado: ${names}`,
  address: 'Dirección de la propiedad',
  provider: 'Compañía de seguros',
  policyNumber: (number) => `Número de póliza: ${number}`,
  renewal: 'Fecha de renovación',
  homeValue: 'Valor de la casa',
  withExtension: (amount) => `Hasta ${amount} con la ampliación`,
  premium: 'Prima anual (premium)',
  aMonth: (amount) => `${amount} al mes`,
}
