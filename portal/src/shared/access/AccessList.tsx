import { DataTable, formatDate, Tag, Text, toast } from '@nimio/design-system';
import { endAccess, listAccess } from '@nimio/domain/access/access.endpoints';
import type { ProfileAccess } from '@nimio/domain/access/access.types';
import { call } from '../../api/client';
import { revalidate, useEndpoint } from '../../api/use-endpoint';
import { ConfirmButton } from '../action/ConfirmButton';
import { useErrorText } from '../errors/error-text';
import { useText } from '../intl/use-text';
import { Inline } from '../page/layout';

const none: ProfileAccess[] = [];
const rowKey = ({ userHash, kind }: ProfileAccess) => `${userHash} ${kind}`;

const withUsername = (name: string, username: string | null | undefined): string =>
  username ? `${name} (${username})` : name;

/** The end is the start of the day after the last one. */
const lastDayOf = (validTo: string): string => formatDate(new Date(Date.parse(validTo) - 1).toISOString());

const labels = {
  end: 'access.end',
  named: 'access.endNamed',
  title: 'access.endTitle',
  body: 'access.endBody',
  keep: 'access.keep',
  ended: 'access.ended',
} as const;

/** Access to the own profile needs no authorisation text. */
const labelsOfOwn = {
  end: 'access.endOwn',
  named: 'access.endOwnNamed',
  title: 'access.endOwnTitle',
  body: 'access.endOwnBody',
  keep: 'access.keepOwn',
  ended: 'access.endedOwn',
} as const;

const labelsFor = (kind: ProfileAccess['kind']) => (kind === 'own' ? labelsOfOwn : labels);

/** Asks before ending an access. */
function EndButton({ kind, name, end }: Pick<ProfileAccess, 'kind' | 'name'> & { end: () => Promise<void> }) {
  const { t } = useText();
  const { title, body, keep, named, ...label } = labelsFor(kind);
  return (
    <ConfirmButton
      size="sm"
      variant="second"
      aria-label={t(named, { name })}
      action={end}
      title={t(title)}
      body={t(body, { name })}
      confirmLabel={t(label.end)}
      cancelLabel={t(keep)}
    >
      {t(label.end)}
    </ConfirmButton>
  );
}

/** Who may act for a profile, by which right and until when, with the action to end it. */
export function AccessList({ profileHash }: { profileHash: string }) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const params = { profileHash };
  const { data, error, isLoading, reload } = useEndpoint(listAccess, { params }, { revalidateOnFocus: true });
  const validityOf = ({ validFrom, validTo }: ProfileAccess): string => {
    const from = formatDate(validFrom);
    return validTo ? t('access.between', { from, to: lastDayOf(validTo) }) : t('access.from', { from });
  };
  const end = async ({ userHash, kind }: ProfileAccess) => {
    await call(endAccess, { params: { profileHash, userHash } });
    toast.success(t(labelsFor(kind).ended));
    await revalidate(`/profiles/${profileHash}/`);
  };
  return (
    <DataTable
      caption={t('access.caption')}
      columns={[
        {
          id: 'name',
          header: t('access.name'),
          cell: ({ name, username, isSelf }) => (
            <Inline>
              {withUsername(name, username)}
              {isSelf === 1 && <Tag>{t('access.you')}</Tag>}
            </Inline>
          ),
          isRowHeader: true,
        },
        { id: 'kind', header: t('access.kind'), cell: ({ kind }) => t(`access.kind.${kind}`) },
        { id: 'validity', header: t('access.validity'), cell: validityOf },
      ]}
      rows={data?.records ?? none}
      rowKey={rowKey}
      actions={(row) => row.canEnd === 1 && <EndButton {...row} end={() => end(row)} />}
      isLoading={isLoading}
      error={error && ofFailure(error)}
      onRetry={reload}
      empty={<Text tone="muted">{t('access.empty')}</Text>}
    />
  );
}
