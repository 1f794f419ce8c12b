/** The kinds of roof that Texas policies tell apart, by the words that they print. */
const kinds: [RegExp, string][] = [
  [/\bcomp(osition)?\b|asphalt|architectural|laminated/i, 'Teja asfáltica'],
  [/wood|shake|cedar/i, 'Madera'],
  [/slate/i, 'Pizarra'],
  [/clay/i, 'Barro'],
  [/concrete|cement/i, 'Concreto'],
  [/\btiles?\b/i, 'Teja'],
  [/metal|steel|alumin|copper/i, 'Metal'],
  [/\btar\b|gravel|built[- ]up/i, 'Alquitrán y grava'],
  [/\b(all )?other\b/i, 'Otros materiales'],
]

/** 'All roofs except metal', 'Non-composition': the words say which kind is not meant. */
const EXCEPTION = /other than|except|exclud|\bnon?\b|\bnot\b|without/i

/** 'Wood shake' gives 'Madera (Wood shake)': the policy's own words stay. They stand alone where they name no kind known here. */
export function spanishMaterial(printed: string): string {
  if (EXCEPTION.test(printed)) return printed
  const names = kinds.filter(([words]) => words.test(printed)).map(([, name]) => name)
  const name = names.join(', ')
  return name === '' || name.toLowerCase() === printed.toLowerCase() ? printed : `${name} (${printed})`
}
