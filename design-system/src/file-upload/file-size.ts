/** Units for a thousand and a million bytes. */
interface Units {
  kilo: string;
  mega: string;
}

/** 240 000 bytes as `240 kt`, 2 400 000 as `2,4 Mt`; the unit depends on the language, the number is Finnish in all. */
export function fileSize(bytes: number, { kilo, mega }: Units): string {
  const thousands = Math.max(1, Math.round(bytes / 1000));
  if (thousands < 1000) return `${thousands}\u00a0${kilo}`;
  const millions = Math.round(bytes / 100_000) / 10;
  return `${String(millions).replace('.', ',')}\u00a0${mega}`;
}
