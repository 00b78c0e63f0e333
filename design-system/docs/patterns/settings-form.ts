import type { FormErrors } from '../../src/use-form/form-state';

export interface Settings {
  streetAddress: string;
  zipCode: string;
  town: string;
  phone: string;
  email: string;
  mayWrite: boolean;
  mayCall: boolean;
}

export const storedSettings: Settings = {
  streetAddress: 'Kirstinkatu 12 B 34',
  zipCode: '00510',
  town: 'Helsinki',
  phone: '040 123 4567',
  email: 'inka.vuorela@example.org',
  mayWrite: true,
  mayCall: false,
};

/** Names of the sentences that say what is wrong. */
export type SettingsError = 'streetAddressMissing' | 'zipCodeTooShort' | 'townMissing' | 'phoneInvalid';

type Errors = FormErrors<Settings> & Partial<Record<keyof Settings, SettingsError>>;

export const settingsErrors = ({ streetAddress, zipCode, town, phone }: Settings): Errors => ({
  ...(streetAddress.trim() === '' && { streetAddress: 'streetAddressMissing' }),
  ...(zipCode.trim().length < 5 && { zipCode: 'zipCodeTooShort' }),
  ...(town.trim() === '' && { town: 'townMissing' }),
  ...(/[^\d +()/,]/.test(phone) && { phone: 'phoneInvalid' }),
});
