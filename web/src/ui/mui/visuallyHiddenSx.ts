/** Styles of a text for screen readers, in layouts where the class `visually-hidden` would apply to all sizes. */
export const visuallyHiddenSx = {
  position: 'absolute',
  width: '1px',
  minWidth: 0,
  height: '1px',
  minHeight: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
