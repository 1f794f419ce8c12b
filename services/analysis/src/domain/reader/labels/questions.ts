const POLICY = '(?:it|(?:the|my|your|this|our) (?:policy|coverage|insurance|term|protection))'

/** 'What does the policy insure?' asks for what 'What the policy insures' names, 'When does it start?' for when the policy starts, 'Does mold count?' for mold. */
const QUESTIONS: [RegExp, string][] = [
  [/^how much\b/i, 'what'],
  [/^what(?:[’']s| is| are)? (?:the|my|your|our) (?=(?:\w+ ){0,4}deductibles?\b)/i, ''],
  [/^how old (?:is|was) (?=(?:the|my|your) roof\b)/i, 'age of '],
  [/^(?:on|from|until|till|through) (?:what|which) (?:day|date)\b/i, 'when'],
  [
    /^how (?:do|does|will|would) (?:we|you|it|the \w+) (?:pay for|settle|value) (?:(?:a |any )?(?:loss(?:es)?|damage) (?:to|of) )?(?:the |my |your )?/i,
    'settlement for ',
  ],
  [
    new RegExp(
      `^(?:does|do|will) (?:${POLICY}|we|you) (?:cover|include|insure|pay for|have) (?:the |my |your |any )?`,
      'i',
    ),
    '',
  ],
  [
    /^(?:does|do) (?:the |my |your |our )?((?:black )?(?:mou?ld|mildew|fung(?:i|us)|rot)(?:(?: and| or|,) \w+)*) count\?$/i,
    '$1',
  ],
  [/^(whom?|what|which|where|when)\b((?:\s[\w’']+){0,4}?)\s(?:does|do|will|was|were)(?=\s)/i, '$1$2'],
  [/^when (?:the |my |your )?(?=roof\b)/i, ''],
  [new RegExp(`^when (?:is )?${POLICY} (?=\\w+\\??$)`, 'i'), 'policy '],
]

const QUESTION =
  /^(?:how|whom?|what|which|where|when|(?:on|from|until|till|through) (?:what|which)|do|does|will)\b.*\?/i

/** The words of a question in the order of a label's; other text as it is. */
export const asLabel = (text: string): string =>
  QUESTION.test(text) ? QUESTIONS.reduce((words, [asked, named]) => words.replace(asked, named), text) : text
