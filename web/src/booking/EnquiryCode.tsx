import Box from '@mui/material/Box';
import { useState } from 'react';
import { Button } from '../ui/mui/Button';
import { useToast } from '../ui/useToast';
import { t } from './messages.generated';

interface EnquiryCodeProps {
  code: string | null;
  listingName: string;
}

/** The code of a pending enquiry, large enough to read out over the phone. */
export function EnquiryCode({ code, listingName }: EnquiryCodeProps) {
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code ?? '');
      setCopied(true);
    } catch {
      toast.show({ status: 'warning', text: t('copyFailed') });
    }
  };
  return (
    <Box sx={boxSx}>
      <Box sx={rowSx}>
        <div>
          <Box sx={titleSx}>{t('yourEnquiryCode')}</Box>
          <Box sx={codeSx}>{code ?? 'N/A'}</Box>
        </div>
        {code && (
          <Button size="small" icon={copied ? 'check' : undefined} onClick={() => void copy()}>
            <span aria-live="polite">{copied ? t('codeCopied') : t('copyCode')}</span>
          </Button>
        )}
      </Box>
      <p>{t('giveCodeTo', { listingName })}</p>
    </Box>
  );
}

const boxSx = {
  display: 'grid',
  gap: 2,
  padding: '14px 16px',
  borderRadius: 'var(--r-control)',
  background: 'var(--accent-soft)',
  color: 'var(--ink)',
  fontSize: 'var(--t-sm)',
};
const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 16px',
};
const titleSx = {
  fontWeight: 600,
};
const codeSx = {
  fontSize: '1.75rem',
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: '0.18em',
  fontVariantNumeric: 'tabular-nums',
};
