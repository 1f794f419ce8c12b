/** Between a label and its value, behind its words or below them: 'Policy number (include on all correspondence)'. */
const INSTRUCTION = /\((?:please|include|refer|always|use|quote|if (?:other|different))\b[^()$%\d]*\)/i

const ALONE = new RegExp(`^${INSTRUCTION.source}$`, 'i')

export const isInstruction = (text: string): boolean => ALONE.test(text)

const BEFORE_COLON = new RegExp(`\\s?${INSTRUCTION.source}(?=:)`, 'i')

/** 'Policy number (please refer to it when you call):' */
export const withoutInstruction = (text: string): string => text.replace(BEFORE_COLON, '')
