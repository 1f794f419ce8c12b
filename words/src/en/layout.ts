export const layout = {
  beforeYouRead: 'Before you read',
  covered: 'Covered',
  excluded: 'Excluded',
  nothingHere: 'Nothing in these pages.',
  disclaimer:
    'This report is for educational purposes only. It explains the document that you uploaded; it is not legal or insurance advice, and it changes nothing in your policy. Where the two differ, your policy counts.',
  textOf: (year: string) => `text as of ${year}`,
}
