const ofServer = /^\/(api|admin|uploads|_health|_ready)(\/|$)/i;

/** Whether a path on the portal's origin is answered by the server itself and is not a page of the portal. */
export const isServerPath = (pathname: string): boolean => ofServer.test(pathname);
