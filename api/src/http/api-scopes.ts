import type { Endpoint } from '@kindcrate/contract/endpoint';
import type { ApiScope } from '@kindcrate/contract/staff-tokens';

/**
 * The scope that a personal API token needs for each endpoint. API tokens may not use any other endpoint that requires
 * authentication.
 */
export const apiScopeTable: Readonly<Record<string, ApiScope>> = {
  'GET /staff/orders': 'orders:read',
  'GET /staff/orders/:id': 'orders:read',
  'GET /staff/orders.csv': 'orders:read',
  'PUT /staff/catalog-order': 'catalog:write',
  'GET /staff/catalog-versions/:id': 'catalog:write',
  'POST /staff/catalog-versions/:id/restore': 'catalog:write',
  'GET /staff/brands': 'catalog:write',
  'POST /staff/brands': 'catalog:write',
  'GET /staff/brands/:id': 'catalog:write',
  'PUT /staff/brands/:id': 'catalog:write',
  'GET /staff/organizations': 'catalog:write',
  'POST /staff/organizations': 'catalog:write',
  'GET /staff/organizations/:id': 'catalog:write',
  'PUT /staff/organizations/:id': 'catalog:write',
  'POST /staff/organizations/:id/images': 'catalog:write',
  'PUT /staff/organizations/:id/images': 'catalog:write',
  'GET /staff/donationcards': 'catalog:write',
  'POST /staff/donationcards': 'catalog:write',
  'GET /staff/donationcards/:id': 'catalog:write',
  'PUT /staff/donationcards/:id': 'catalog:write',
  'GET /staff/needs': 'catalog:write',
  'POST /staff/needs': 'catalog:write',
  'PUT /staff/needs/:id': 'catalog:write',
  'DELETE /staff/needs/:id': 'catalog:write',
  'GET /staff/places': 'catalog:write',
  'PUT /staff/places/:id': 'catalog:write',
  'POST /staff/need-categories': 'catalog:write',
  'PUT /staff/need-categories/:id': 'catalog:write',
  'DELETE /staff/need-categories/:id': 'catalog:write',
};

/** @returns undefined for an endpoint that API tokens may not use. */
export function apiScopeOf({ method, path }: Endpoint): ApiScope | undefined {
  return apiScopeTable[`${method} ${path}`];
}
