declare module 'owasp-password-strength-test' {
  const owasp: { test(password: string): { strong: boolean } };
  export default owasp;
}
