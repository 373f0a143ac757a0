import type { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';

/** The scalar of uploads. graphql-upload is typed for another copy of graphql; the object is the same. */
export const Upload = GraphQLUpload as unknown as GraphQLScalarType;
