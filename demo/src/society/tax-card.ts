/** A page that is plainly made up, as a PDF of its own. */
function pdfOf(lines: readonly string[]): string {
  const text = lines.map((line, at) => `${at === 0 ? '' : '0 -28 Td '}(${line}) Tj`).join(' ');
  const content = `BT /F1 18 Tf 72 740 Td ${text} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fi) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

/** The made-up tax card of a year, a PDF in base64. */
export const taxCardPdf = (year: number): string =>
  btoa(pdfOf([`Verokortti ${year}`, 'Esimerkki, ei oikea verokortti', 'Ennakonpidatys 24,5 %']));
