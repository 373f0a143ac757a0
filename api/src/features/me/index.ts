import type { Feature } from '../feature.js';
import { AccountSettingsResolver } from './account-settings.resolver.js';
import { MeResolver } from './me.resolver.js';

export const me: Feature = {
  name: 'me',
  dependsOn: [
    'account',
    'user',
    'admin',
    'listing',
    'venue',
    'vendor',
    'media',
    'notification',
    'booking',
    'enquiry',
  ],
  resolvers: [AccountSettingsResolver, MeResolver],
};
