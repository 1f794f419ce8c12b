/** The brand's colours as mails use them: light inline, dark by the class names in the style sheet. */
export const light = {
  paper: '#f8f3e9',
  sheet: '#fffdf9',
  line: '#e0d7c5',
  ink: '#25211b',
  quiet: '#5c5548',
  brand: '#0f5358',
  tint: '#e1edea',
  clay: '#a34a24',
}

export const dark = {
  paper: '#191714',
  sheet: '#23201c',
  line: '#3b362e',
  ink: '#f0eae0',
  quiet: '#b9b0a1',
  brand: '#83cbc8',
  tint: '#1d3534',
  clay: '#e8a17d',
}

// Mail programs load no fonts of ours; these stand in for the brand's serif and sans.
export const serif = "'Source Serif 4', Georgia, 'Times New Roman', serif"
export const sans = "'Source Sans 3', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
