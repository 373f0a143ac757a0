import Box from '@mui/material/Box';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/mui/Button';
import { t } from './longMessage.messages.generated';

/** A couple's message, collapsed to four lines so that it doesn't crowd out other cards. */
export function Message({ text }: { text: string }) {
  const id = useId();
  const quote = useRef<HTMLQuoteElement>(null);
  const [expanded, setExpanded] = useState(false);
  const [isLong, setIsLong] = useState(false);

  // The number of lines depends on the card's width.
  useEffect(() => {
    const element = quote.current;
    if (!element || expanded) return;
    const observer = new ResizeObserver(() => setIsLong(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [expanded, text]);

  return (
    <Box sx={boxSx}>
      <Box component="blockquote" ref={quote} id={id} sx={[messageSx, !expanded && collapsedSx]}>
        {text}
      </Box>
      {isLong && (
        <Button
          variant="text"
          size="small"
          sx={moreSx}
          aria-expanded={expanded}
          aria-controls={id}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? t('showLess') : t('showMore')}
        </Button>
      )}
    </Box>
  );
}

const boxSx = {
  minWidth: 0,
};
const moreSx = { margin: '0 0 -8px -8px', paddingInline: '8px' };
const messageSx = {
  color: 'text.secondary',
  fontSize: 'var(--t-ui)',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
};
const collapsedSx = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
};
