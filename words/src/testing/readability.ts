/** How hard a text is to read: the published formulas over counted sentences, words and syllables. */

interface Counts {
  sentences: number
  words: number
  syllables: number
}

/** Flesch-Kincaid grade of English: the years of school that reading it takes. */
export function gradeOf(text: string): number {
  const { sentences, words, syllables } = count(text, englishSyllables)
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59
}

/** Fernández Huerta's ease of Spanish, as corrected: 60 to 70 is read in the 7th and 8th grade, 50 to 60 in high school. */
export function easeOf(text: string): number {
  const { sentences, words, syllables } = count(text, spanishSyllables)
  return 206.84 - 60 * (syllables / words) - 1.02 * (words / sentences)
}

/** A figure is read at a glance: it counts as one word of one syllable. */
function count(text: string, syllablesIn: (word: string) => number): Counts {
  const sentences = text.split(/[.!?:;](?:\s|$)/).filter((part) => /\p{L}/u.test(part)).length
  const words = text.match(/[\p{L}'’-]+|[$\d][\d,.%]*/gu) ?? []
  const syllables = words.map((word) => (/^[$\d]/.test(word) ? 1 : syllablesIn(word.toLowerCase())))
  return { sentences: Math.max(1, sentences), words: words.length, syllables: syllables.reduce((a, b) => a + b, 0) }
}

/** Groups of vowels, less the endings that are not spoken. */
function englishSyllables(word: string): number {
  const spoken = word
    .replace(/(?:[^laeiouy]es|[^tdl]ed|[aeioul]led|[^laeiou]e)$/, (end) => end[0] ?? '')
    .replace(/^y/, '')
    .replace(/[tsc]io/g, 'o')
    .replace(/i(?=[aou])/g, 'i ')
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1)
}

/** Vowels, where a weak one beside another makes no syllable of its own unless it wears an accent. */
function spanishSyllables(word: string): number {
  const spoken = word.replace(/qu|gu(?=[eiéí])/g, 'q').replace(/y$/, 'i')
  return Math.max(1, spoken.match(/[iuü]?[aeoáéó][iuü]?|[iu]{1,2}|[íú]/g)?.length ?? 1)
}
