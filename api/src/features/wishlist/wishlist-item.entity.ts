import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account/account.entity.js';
import { Listing } from '../listing/listing.entity.js';

/** A listing on a user's wishlist. */
@Entity('wishlist_item')
export class WishlistItem {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => Account)
  @JoinColumn({ name: 'user_id' })
  userAccount?: Relation<Account>;

  @PrimaryColumn('uuid', { name: 'listing_id' })
  listingId: string;

  @ManyToOne(() => Listing)
  @JoinColumn({ name: 'listing_id' })
  listing?: Relation<Listing>;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
