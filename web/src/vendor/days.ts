/** "2 days", "Half a day" */
export const daysOf = (days: number): string =>
  days === 0.5 ? 'Half a day' : `${days.toLocaleString('en-IN')} ${days === 1 ? 'day' : 'days'}`;
