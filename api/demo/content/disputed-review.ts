/** What both sides tell the admins about the demo’s disputed review. */
export const DISPUTED_REVIEW = {
  business:
    'They booked by the code but moved the dinner to a relative’s house two days before. Our staff waited until nine and nobody came.',
  couple:
    'Only the dinner moved. The ceremony was with them from four to seven, and we have the receipt of the 40% and photos with their manager.',
};
