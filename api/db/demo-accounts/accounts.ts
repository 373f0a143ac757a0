import type { Role } from '../../src/core/viewer.js';

/** Public on purpose: it is printed at start-up and in the README. The server listens on this machine only. */
export const DEMO_PASSWORD = 'Mandap@2026';

export interface DemoAccount {
  role: Role;
  email: string;
  who: string;
}

/** One demo account of each role. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { role: 'user', email: 'couple@mandap.example', who: 'Ananya Sharma, planning a wedding' },
  { role: 'venue', email: 'venue@mandap.example', who: 'the owner of Jheel Mahal, Udaipur' },
  { role: 'vendor', email: 'vendor@mandap.example', who: 'Rang Mehendi Studio, Udaipur' },
  { role: 'admin', email: 'admin@mandap.example', who: 'the super admin' },
];

export const demoEmail = (role: Role): string =>
  DEMO_ACCOUNTS.find((account) => account.role === role)?.email ?? '';
