import type { checklist as english } from '../en/checklist.ts'

export const checklist: typeof english = {
  photos: 'Fotos o un video de cada cuarto, y del techo desde el suelo',
  policyCopy: 'Una copia de esta póliza guardada fuera de la casa',
  claimsNumber: 'El teléfono de reclamos de la compañía en su celular',
  fund: 'El dinero del deducible de viento y granizo a la mano',
  gutters: 'Canaletas y bajantes limpias',
  branches: 'Ramas cortadas lejos del techo',
  looseThings: 'Un lugar adentro para muebles de jardín, asadores y botes',
  shutOffs: 'Todos saben dónde se cierran el agua, el gas y la luz',
}
