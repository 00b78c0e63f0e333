export function PasswordResetPage() { return null; }
