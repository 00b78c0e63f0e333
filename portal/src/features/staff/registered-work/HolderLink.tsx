import { TextLink } from '@nimio/design-system';

interface HolderLinkProps {
  profileHash: string;
  profileName: string;
}

/** Link to a customer's page. */
export function HolderLink({ profileHash, profileName }: HolderLinkProps) {
  return <TextLink href={`/staff/customers/${profileHash}`}>{profileName}</TextLink>;
}
