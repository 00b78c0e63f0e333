/** The parts of an address without which a letter does not arrive. */
export interface AddressParts {
  streetAddress: string | null;
  zipCode: string | null;
  postCenter: string | null;
  country: string | null;
}

export function hasFullAddress({ streetAddress, zipCode, postCenter, country }: AddressParts): boolean {
  return [streetAddress, zipCode, postCenter, country].every((line) => line != null && line.trim() !== '');
}
