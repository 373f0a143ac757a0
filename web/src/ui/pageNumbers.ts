/** Returns the first page, the last page and the current page's neighbours; 0 marks a gap. */
export const pageNumbers = (page: number, pages: number): number[] => {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((one, index) => {
    const gap = one - (sorted[index - 1] ?? one - 1);
    return gap > 2 ? [0, one] : gap === 2 ? [one - 1, one] : [one];
  });
};
