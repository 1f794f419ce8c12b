import { catalogue } from '../catalogue.ts'

/** What a household has ready before the season; facts to tick, not advice about insurance. */
export const checklistWords = catalogue<readonly string[]>({
  en: [
    'Photos or a video of every room, and of the roof from the ground',
    'A copy of this policy kept away from the house',
    'The insurer’s claims telephone number in your phone',
    'The wind/hail deductible within reach',
    'Gutters and downspouts clear',
    'Branches cut back from the roof',
    'A place indoors for garden furniture, grills and bins',
    'Everyone knows where water, gas and power are turned off',
  ],
  es: [
    'Fotos o un video de cada cuarto, y del techo desde el suelo',
    'Una copia de esta póliza guardada fuera de la casa',
    'El teléfono de reclamos de la compañía en su celular',
    'El dinero del deducible de viento y granizo a la mano',
    'Canaletas y bajantes limpias',
    'Ramas cortadas lejos del techo',
    'Un lugar adentro para muebles de jardín, asadores y botes',
    'Todos saben dónde se cierran el agua, el gas y la luz',
  ],
})
