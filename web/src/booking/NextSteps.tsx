import Box from '@mui/material/Box';
import MuiButton from '@mui/material/Button';
import { dialLink, spacedPhone } from '../lib/format';
import { rich } from '../lib/rich';
import { whatsAppChatUrl } from '../lib/share';
import { toMuiProps } from '../ui/mui/Button';
import { visuallyHidden } from '../ui/visuallyHidden';
import { t } from './settle.messages.generated';

interface NextStepsProps {
  /** What to agree on next, one sentence each. */
  steps: readonly string[];
  /** Name of the other party. */
  name: string;
  /** Phone number as typed; empty if none was given. */
  phone: string;
  /** Initial text of a WhatsApp message. */
  message: string;
}

/** What to settle after an approval, and how to contact the other party. */
export function NextSteps({ steps, name, phone, message }: NextStepsProps) {
  const whatsApp = whatsAppChatUrl(phone, message);
  return (
    <Box component="section" sx={nextSx}>
      <h3>{t('nextStepsTitle')}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {phone && (
        <Box sx={waysSx}>
          <MuiButton component="a" href={dialLink(phone)} {...toMuiProps({ icon: 'phone' })}>
            <span className="visually-hidden">{t('callNamed', { name })} </span>
            <span className="tabular">{spacedPhone(phone)}</span>
          </MuiButton>
          {whatsApp && (
            <MuiButton
              component="a"
              href={whatsApp}
              target="_blank"
              rel="noopener noreferrer"
              {...toMuiProps({ icon: 'message' })}
            >
              {rich(t, 'whatsappNamed', { hidden: visuallyHidden, name })}
            </MuiButton>
          )}
        </Box>
      )}
    </Box>
  );
}

const nextSx = {
  display: 'grid',
  gap: 2.5,
  padding: '14px 16px',
  borderRadius: 'var(--r-control)',
  background: 'var(--success-soft)',
  fontSize: 'var(--t-sm)',
  '& h3': {
    color: 'var(--success)',
    font: 'inherit',
    fontWeight: 600,
  },
  '& ol': {
    display: 'grid',
    gap: 1.5,
    margin: 0,
    paddingLeft: '1.4em',
    listStyle: 'decimal',
    lineHeight: 1.5,
  },
};
const waysSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& > a': {
    flex: '1 1 40%',
  },
};
