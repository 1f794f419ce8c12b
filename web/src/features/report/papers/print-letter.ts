/**
 * Prints one text and nothing else: it stands beside the page for as long as the print dialog is open, and print.css hides
 * the rest. A frame or a window of its own would need styles that the content security policy does not allow there.
 */
export function printLetter(text: string): void {
  const sheet = document.createElement('pre')
  sheet.dataset.letter = ''
  sheet.textContent = text
  document.body.append(sheet)
  window.addEventListener('afterprint', () => sheet.remove(), { once: true })
  window.print()
}
