/** The brand's colours as mails use them: light inline, dark by the class names in the style sheet. */
export const light = {
  paper: '#f6f2e9',
  sheet: '#fffdf9',
  line: '#e3dac8',
  ink: '#1d2b2d',
  quiet: '#5c6766',
  brand: '#0e5257',
  tint: '#e8f0ee',
  clay: '#b3583a',
}

export const dark = {
  paper: '#131a1b',
  sheet: '#1b2426',
  line: '#324043',
  ink: '#efe9dd',
  quiet: '#a9b3b0',
  brand: '#8fd0cd',
  tint: '#20373a',
  clay: '#d98a6c',
}

// Mail programs load no fonts of ours; these stand in for the brand's serif and sans.
export const serif = "'Source Serif 4', Georgia, 'Times New Roman', serif"
export const sans = "'Source Sans 3', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
export const mono = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace"
