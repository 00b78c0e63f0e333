import { getDataExport, requestDataExport } from '@nimio/domain/data-export/data-export.endpoints';
import { useEffect, useState } from 'react';
import { call } from '../../../api/client';
import { useEndpoint } from '../../../api/use-endpoint';

const pollingInterval = 2000;
/** After this time polling stops, since a page that polls permanently would never let a session expire. */
const pollingLimit = 60_000;

/** The state of the file of everything about the profile, polled while it is being made. */
export function useDataExport(profileHash: string) {
  const [isLate, setLate] = useState(false);
  const { data, error, reload } = useEndpoint(
    getDataExport,
    { params: { profileHash } },
    {
      revalidateOnFocus: true,
      refreshInterval: (response) => (response?.state === 'pending' && !isLate ? pollingInterval : 0),
    },
  );
  const isPending = data?.state === 'pending';
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setLate(true), pollingLimit);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPending]);
  const request = async () => {
    await call(requestDataExport, { params: { profileHash } });
    await reload();
  };
  return { data, error, reload, request, isLate };
}
