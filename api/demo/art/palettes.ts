// sky: zenith → horizon · far/mid/near/ink: receding planes · stone/shade: buildings
// gold/rose: marigold and textile accents · leaf: planting · dark: lamps are lit
export interface Palette {
  sky: readonly [string, string, string];
  sun: string;
  far: string;
  mid: string;
  near: string;
  ink: string;
  stone: string;
  shade: string;
  gold: string;
  rose: string;
  leaf: string;
  cream: string;
  dark: boolean;
}
export type PaletteName = 'dawn' | 'marigold' | 'maroon' | 'teal' | 'indigo' | 'sage';

export const PALETTES: Record<PaletteName, Palette> = {
  dawn: {
    sky: ['#7d6796', '#e0949d', '#fcd9b8'],
    sun: '#fff0d2',
    far: '#c795a4',
    mid: '#8d5d82',
    near: '#553659',
    ink: '#301f3b',
    stone: '#fbe4d3',
    shade: '#c98f9b',
    gold: '#f3a544',
    rose: '#c8486a',
    leaf: '#6d7762',
    cream: '#fff3e4',
    dark: false,
  },
  marigold: {
    sky: ['#d8703a', '#f3ab4f', '#fde6ae'],
    sun: '#fff8dc',
    far: '#dba164',
    mid: '#a9653c',
    near: '#6b3a2a',
    ink: '#381d1c',
    stone: '#fcebcb',
    shade: '#d59a5f',
    gold: '#f69a1c',
    rose: '#b5332f',
    leaf: '#6f7539',
    cream: '#fff5dd',
    dark: false,
  },
  maroon: {
    sky: ['#3a0f26', '#8d2638', '#ea8452'],
    sun: '#ffdca4',
    far: '#96404b',
    mid: '#651f31',
    near: '#421025',
    ink: '#22081a',
    stone: '#f1cfa6',
    shade: '#b0605a',
    gold: '#eba63a',
    rose: '#d2495a',
    leaf: '#5e5c3b',
    cream: '#fcead0',
    dark: true,
  },
  teal: {
    sky: ['#125262', '#4a9a9c', '#f7dcb2'],
    sun: '#fff0cd',
    far: '#7aaba6',
    mid: '#357680',
    near: '#184c56',
    ink: '#0b2b34',
    stone: '#f7ead4',
    shade: '#a9ad9b',
    gold: '#f2a23d',
    rose: '#d95f4b',
    leaf: '#3f6d55',
    cream: '#fcf4e0',
    dark: false,
  },
  indigo: {
    sky: ['#12112f', '#2e2b68', '#93618f'],
    sun: '#fff0c8',
    far: '#4c4586',
    mid: '#302b64',
    near: '#1e1a48',
    ink: '#0d0b26',
    stone: '#d9c4d0',
    shade: '#71609a',
    gold: '#ffb74d',
    rose: '#dc5a80',
    leaf: '#36536c',
    cream: '#fdf0d8',
    dark: true,
  },
  sage: {
    sky: ['#9fb9a6', '#d9e0c8', '#fcf3dd'],
    sun: '#fffaf0',
    far: '#b3c3a8',
    mid: '#849a7b',
    near: '#536952',
    ink: '#293830',
    stone: '#fffaf0',
    shade: '#c3bd9f',
    gold: '#e3a347',
    rose: '#c96f5b',
    leaf: '#6a855f',
    cream: '#fffaf0',
    dark: false,
  },
};
