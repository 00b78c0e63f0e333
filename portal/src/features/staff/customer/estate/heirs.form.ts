import type { BodyOf } from '@nimio/domain/endpoint';
import type { updateHeirs } from '@nimio/domain/estate/estate.endpoints';
import { heirsSchema } from '@nimio/domain/estate/estate.schema';
import type { Heirs } from '@nimio/domain/estate/estate.types';
import { readFraction, sumOfFractions } from '@nimio/domain/estate/fractions';
import type { FieldTexts } from '../../../../shared/form/use-field-text';
import { validateWith } from '../../../../shared/form/validate-with';

/** An heir as typed. */
export interface HeirValues {
  name: string;
  extPartyCode: string;
  /** 1/3. */
  part: string;
  /** `1` for the contact person. */
  isContact: '1' | '';
  note: string;
}

export interface HeirsValues {
  heirs: readonly HeirValues[];
}

export const emptyHeir: HeirValues = { name: '', extPartyCode: '', part: '', isContact: '', note: '' };

export const heirsValues = ({ heirs }: Heirs): HeirsValues => ({
  heirs: heirs.map(({ name, extPartyCode, part, isContact, note }) => ({
    ...{ name, extPartyCode, part, note },
    isContact: isContact === 1 ? '1' : '',
  })),
});

const partOf = (typed: string): string => typed.replace(/\s/g, '');

export const heirsBody = ({ heirs }: HeirsValues): BodyOf<typeof updateHeirs> => ({
  heirs: heirs.map(({ isContact, part, ...heir }) => ({
    ...heir,
    part: partOf(part),
    isContact: isContact === '1' ? 1 : 0,
  })),
});

/** The sum of the parts that are known: `5/6`; empty without any. */
export function totalOf(parts: readonly string[]): string {
  const fractions = parts.flatMap((part) => readFraction(partOf(part)) ?? []);
  if (fractions.length === 0) return '';
  const { numerator, denominator } = sumOfFractions(fractions);
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

/** All that is known of an heir, in one line. */
export const heirText = (
  { name, extPartyCode, part, isContact, note }: HeirValues,
  contact: string,
): string => [name, extPartyCode, part, isContact && contact, note].filter(Boolean).join(', ');

export const heirsErrors = validateWith<HeirsValues>(heirsSchema, heirsBody);

export const heirsTexts: FieldTexts<HeirsValues> = {
  'heirs.name.required': 'heirs.nameRequired',
  'heirs.extPartyCode.invalid': 'heirs.numberUnknown',
  'heirs.part.invalid': 'heirs.partWrong',
};
