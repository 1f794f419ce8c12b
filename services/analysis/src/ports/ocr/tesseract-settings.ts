/**
 * 'Sparse text': every piece of text by itself, in no order. A declarations page is a table, and Tesseract's own search
 * for paragraphs leaves amounts out that stand alone.
 */
export const PAGE_SEGMENTATION = 11
