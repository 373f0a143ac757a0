import Box from '@mui/material/Box';

/** Colour legend of a chart. */
export function Legend({ series }: { series: readonly string[] }) {
  return (
    <Box component="ul" sx={legendSx} aria-hidden="true">
      {series.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Box>
  );
}

const legendSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginBottom: 3,
  color: 'text.secondary',
  fontSize: 'var(--t-sm)',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
  },
  '& > li::before': {
    content: "''",
    width: 14,
    height: 14,
    borderRadius: '3px',
    background: 'var(--primary)',
  },
  '& > li + li::before': {
    background: 'var(--accent)',
  },
};
