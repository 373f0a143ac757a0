/**
 * A review with one of these words is held for an admin. Abusive words in English, and in Hindi in both scripts: whole
 * words in lower case, with their usual endings; see `word-filter.ts` for variants. A wrong match delays a review, so
 * names and words with a harmless meaning are left out.
 */
export const FILTERED_WORDS: readonly string[] = `
  arsehole arseholes asshole assholes bastard bastards bitch bitches bitching bullshit cunt cunts dickhead dumbass
  fag faggot fuck fucked fucker fuckers fucking fuckin motherfucker motherfuckers nigger niggers piss pissed prick
  pricks retard retarded shit shite shits shitty slut sluts twat wanker whore whores

  behenchod bhenchod bahenchod benchod bhosdike bhosdiwale bhosadike bsdk chod chutiya chutiye chutiyapa chutia
  gaand gandu gaandu haraami harami haramkhor haramzada haramzade haramzadi kamina kamine kutiya lauda laude lavde
  lund madarchod maderchod madharchod randi randwa saala suar tatti

  कमीना कमीने कुतिया गांड गांडू चूतिया चूतिये बहनचोद भेनचोद भोसड़ीके मादरचोद रंडी लंड लौड़ा साला सुअर हरामखोर
  हरामज़ादा हरामजादा हरामी
`
  .trim()
  .split(/\s+/);
