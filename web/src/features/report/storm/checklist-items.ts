import { catalogue } from '../language/language.ts'

/** What a household has ready before the season; facts to tick, not advice about insurance. */
export const checklistItems = catalogue({
  en: {
    photos: 'Photos or a video of every room, and of the roof from the ground',
    policyCopy: 'A copy of this policy kept away from the house',
    claimsNumber: 'The insurer’s claims telephone number in your phone',
    fund: 'The wind/hail deductible within reach',
    gutters: 'Gutters and downspouts clear',
    branches: 'Branches cut back from the roof',
    looseThings: 'A place indoors for garden furniture, grills and bins',
    shutOffs: 'Everyone knows where water, gas and power are turned off',
  },
  es: {
    photos: 'Fotos o un video de cada cuarto, y del techo desde el suelo',
    policyCopy: 'Una copia de esta póliza guardada fuera de la casa',
    claimsNumber: 'El teléfono de reclamos de la compañía en su celular',
    fund: 'El dinero del deducible de viento y granizo a la mano',
    gutters: 'Canaletas y bajantes limpias',
    branches: 'Ramas cortadas lejos del techo',
    looseThings: 'Un lugar adentro para muebles de jardín, asadores y botes',
    shutOffs: 'Todos saben dónde se cierran el agua, el gas y la luz',
  },
})
