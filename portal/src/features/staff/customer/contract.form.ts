import { formatDate } from '@nimio/design-system';
import { compensationTypes } from '@nimio/domain/contract/contract';
import { contractChangeSchema, paperContractSchema } from '@nimio/domain/contract/contract.schema';
import type { Contract, Profile } from '@nimio/domain/profile/profile.types';
import { dayOnTheWire } from '../../../shared/form/typed-day';
import { validateWith } from '../../../shared/form/validate-with';

/** The fields of a contract; days as typed: 31.12.2030. */
export interface ContractValues {
  validFrom: string;
  /** Empty until further notice. */
  validTo: string;
  compTypes: string[];
  exceptionComment: string;
}

/** Imported contracts may have codes that the portal does not offer. */
function coverOf(compTypes: string): string[] {
  const codes = compTypes.split(',').map((code) => code.trim().toUpperCase());
  return compensationTypes.filter((code) => compTypes === '*' || codes.includes(code));
}

export const contractValues = (contract: Contract | undefined): ContractValues => ({
  validFrom: contract ? formatDate(contract.validFrom) : '',
  validTo: contract?.validTo ? formatDate(contract.validTo) : '',
  compTypes: contract ? coverOf(contract.compTypes) : [...compensationTypes],
  exceptionComment: contract?.exceptionComment ?? '',
});

/** The same from the profile in which it is. */
export const contractValuesIn = (profile: Profile, hash: string): ContractValues =>
  contractValues(profile.contracts.find((contract) => contract.hash === hash));

/** All types together are written as `*`, which covers later ones too. */
const changeOf = ({ validTo, compTypes, exceptionComment }: ContractValues) => ({
  validTo: validTo.trim() === '' ? null : dayOnTheWire(validTo),
  compTypes: compensationTypes.every((code) => compTypes.includes(code)) ? '*' : compTypes.join(','),
  exceptionComment,
});

export const contractChange = (values: ContractValues) => contractChangeSchema.cast(changeOf(values));

const paperOf = (values: ContractValues) => ({
  ...changeOf(values),
  validFrom: dayOnTheWire(values.validFrom),
});

export const paperContract = (values: ContractValues) => paperContractSchema.cast(paperOf(values));

export const contractChangeErrors = validateWith<ContractValues>(contractChangeSchema, changeOf);
export const paperContractErrors = validateWith<ContractValues>(paperContractSchema, paperOf);

/** Texts for errors of fields. */
export const contractTexts = {
  'validFrom.required': 'customer.validFromRequired',
  'validFrom.dayInvalid': 'customer.dayWrong',
  'validTo.invalid': 'customer.dayWrong',
  'validTo.dayInvalid': 'customer.validToWrong',
  'compTypes.required': 'customer.compTypesRequired',
} as const;
